import { wrapChange } from './wrapped-schema.ts'
import { type Change, type Context, latest, ofProperty, type Rule, words } from './rule.ts'
import { comparePatterns } from './pattern.ts'
import { isSecurityTheSame } from './security-changed.ts'

const documentation = /^(title|description|summary|example|examples|externalDocs|\$comment|\$ref|key|x-.*)$/

/**
 * The least that a change of what is sent or received needs: a minor version. Redocly, for which all that neither breaks nor adds is a patch, would
 * release a wider limit, an operation that is now deprecated or one that needs no key any more as if only words had changed.
 */
export const interfaceChanged: Rule = () => ({
  Schema(change, context) {
    if (change.kind !== 'modified' || context.getDirections().length === 0 || wrapChange(change.node)) return
    if (change.property === 'x-open-enum') {
      context.report({
        message: `The enumeration${ofProperty(change.node)} is ${change.revision.value === true ? 'now open: clients are told to expect other values' : 'no longer open'}.`,
      })
    } else modified(change, context, ofProperty(change.node))
  },
  SchemaList: removed,
  SchemaMap: removed,
  AllOf: removed,
  AnyOf: alternatives,
  OneOf: alternatives,
  SchemaProperties: { Schema: removed },
  Parameter: (change, context) => modified(change, context, ''),
  Header: (change, context) => modified(change, context, ''),
  RequestBody: (change, context) => modified(change, context, ' of the request body'),
  Encoding: (change, context) => modified(change, context, ' of a part'),
  Operation(change, { report }) {
    if (change.kind !== 'modified') return
    const { property, base, revision } = change
    if (property === 'deprecated') report({ message: deprecated(revision.value) })
    // Some generators make a class of each tag.
    if (property === 'tags') report({ message: words('The list of tags', base.value, revision.value) })
  },
  Responses: {
    Response({ kind, node }, { report }) {
      if (kind !== 'modified') report({ message: `The response ${latest(node).key} was ${kind}.` })
    },
  },
  SecurityRequirementList: security,
  SecurityRequirement: security,
})

function modified(change: Change, { report }: Context, of: string) {
  if (change.kind !== 'modified' || documentation.test(change.property)) return
  const { property, base, revision } = change
  if (property === 'pattern' && comparePatterns(String(base.value), String(revision.value)) === 'same') return
  if (property === 'deprecated') report({ message: deprecated(revision.value) })
  else report({ message: words(`\`${property}\`${of}`, base.value, revision.value) })
}

function deprecated(value: unknown): string {
  return `It is ${value === true ? 'now' : 'no longer'} deprecated.`
}

function alternatives(change: Change, context: Context) {
  const wrap = change.kind === 'modified' ? undefined : wrapChange(change.node.parent)
  if (wrap) context.report({ message: wrap.message })
  else removed(change, context)
}

function removed({ kind, node }: Change, { report, getDirections }: Context) {
  if (kind === 'removed' && getDirections().length > 0)
    report({ message: `\`${latest(node).key}\`${ofProperty(node.parent)} was removed.` })
}

function security({ node }: Change, { report }: Context) {
  if (!isSecurityTheSame(node)) report({ message: 'The credentials that are let in changed.' })
}
