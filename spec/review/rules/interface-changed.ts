import { valueChangeText } from '../value-change-text.ts'
import { wrapChange } from './wrapped-schema.ts'
import { type Change, type Context, latest, ofProperty, type Rule } from './rule.ts'
import { comparePatterns } from './pattern.ts'
import { isSecurityTheSame } from './security-changed.ts'

const documentation = /^(title|description|summary|example|examples|externalDocs|\$comment|\$ref|key|x-.*)$/

/**
 * Any change of the data that is sent or received needs at least a minor version. Redocly rates a change that neither breaks nor adds as a patch, so a wider
 * limit, a newly deprecated operation, or an operation that no longer needs a key would be released like a change of the wording.
 */
export const interfaceChanged: Rule = () => ({
  Schema(change, context) {
    if (change.kind !== 'modified' || context.getDirections().length === 0 || wrapChange(change.node)) return
    if (change.property === 'x-open-enum') {
      context.report({
        message: `The enumeration${ofProperty(change.node)} is ${change.revision.value === true ? 'now open: it tells clients to expect other values' : 'no longer open'}.`,
      })
    } else reportModified(change, context, ofProperty(change.node))
  },
  SchemaList: reportRemoved,
  SchemaMap: reportRemoved,
  AllOf: reportRemoved,
  AnyOf: reportAlternatives,
  OneOf: reportAlternatives,
  SchemaProperties: { Schema: reportRemoved },
  Parameter: (change, context) => reportModified(change, context, ''),
  Header: (change, context) => reportModified(change, context, ''),
  RequestBody: (change, context) => reportModified(change, context, ' of the request body'),
  Encoding: (change, context) => reportModified(change, context, ' of a part'),
  Operation(change, { report }) {
    if (change.kind !== 'modified') return
    const { property, base, revision } = change
    if (property === 'deprecated') report({ message: deprecationText(revision.value) })
    // Some generators create one class for each tag.
    if (property === 'tags') report({ message: valueChangeText('The list of tags', base.value, revision.value) })
  },
  Responses: {
    Response({ kind, node }, { report }) {
      if (kind !== 'modified') report({ message: `The response ${latest(node).key} was ${kind}.` })
    },
  },
  SecurityRequirementList: reportSecurity,
  SecurityRequirement: reportSecurity,
})

function reportModified(change: Change, { report }: Context, of: string) {
  if (change.kind !== 'modified' || documentation.test(change.property)) return
  const { property, base, revision } = change
  if (property === 'pattern' && comparePatterns(String(base.value), String(revision.value)) === 'same') return
  if (property === 'deprecated') report({ message: deprecationText(revision.value) })
  else report({ message: valueChangeText(`\`${property}\`${of}`, base.value, revision.value) })
}

function deprecationText(value: unknown): string {
  return `It is ${value === true ? 'now' : 'no longer'} deprecated.`
}

function reportAlternatives(change: Change, context: Context) {
  const wrap = change.kind === 'modified' ? undefined : wrapChange(change.node.parent)
  if (wrap) context.report({ message: wrap.message })
  else reportRemoved(change, context)
}

function reportRemoved({ kind, node }: Change, { report, getDirections }: Context) {
  if (kind === 'removed' && getDirections().length > 0)
    report({ message: `\`${latest(node).key}\`${ofProperty(node.parent)} was removed.` })
}

function reportSecurity({ node }: Change, { report }: Context) {
  if (!isSecurityTheSame(node)) report({ message: 'The accepted credentials changed.' })
}
