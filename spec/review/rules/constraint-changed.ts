import { valueChangeText } from '../value-change-text.ts'
import { wrapChange } from './wrapped-schema.ts'
import { breaks, type Change, type Context, type Effect, latest, ofProperty, properties, type Rule } from './rule.ts'
import { comparePatterns } from './pattern.ts'

const lower = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'])
const upper = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'])
const values = new Set(['multipleOf', 'pattern', 'format', 'const', 'contentEncoding', 'contentMediaType'])
const closing = new Set(['additionalProperties', 'unevaluatedProperties'])
const subschemas = new Set(
  (
    'not if then else contains propertyNames patternProperties items prefixItems additionalProperties ' +
    'unevaluatedProperties unevaluatedItems dependentSchemas dependentRequired'
  ).split(' '),
)

/**
 * Replaces Redocly's `schema-constraint-changed`. That rule rates every change of a pattern as breaking. It also rates an opened response object
 * (`additionalProperties`) as breaking, although clients are told to ignore unknown fields.
 */
export const constraintChanged: Rule = () => ({
  Schema: rate,
  SchemaList: rate,
  SchemaMap: rate,
  DependentRequired: rate,
})

function rate(change: Change, context: Context) {
  if (change.kind !== 'modified') return rateSubschema(change, context)
  if (wrapChange(change.node)) return
  const { property, base, revision } = change
  const effect = effectOf(property, base.value, revision.value)
  if (!effect || !breaks(effect, context)) return
  if (closing.has(property) && !context.getDirections().includes('request')) return
  context.report({ message: valueChangeText(`\`${property}\`${ofProperty(change.node)}`, base.value, revision.value) })
}

function effectOf(property: string, before: unknown, after: unknown): Effect | undefined {
  if (closing.has(property) || property === 'items' || property === 'unevaluatedItems') {
    return before === false ? 'more' : after === false ? 'fewer' : undefined
  }
  if (property === 'uniqueItems') return after === true ? 'fewer' : 'more'
  if (!lower.has(property) && !upper.has(property) && !values.has(property)) return undefined
  if (before === undefined) return 'fewer'
  if (after === undefined) return 'more'
  if (property === 'pattern') {
    const comparison = comparePatterns(String(before), String(after))
    return comparison === 'same' ? undefined : comparison === 'unknown' ? 'other' : comparison
  }
  if (values.has(property)) return 'other'
  return lower.has(property) === Number(after) > Number(before) ? 'fewer' : 'more'
}

function rateSubschema(change: Change, context: Context) {
  const { kind, node } = change
  const { key, parent } = latest(node)
  if (wrapChange(node.parent) || !subschemas.has(String(key)) || !Object.hasOwn(properties(parent ?? undefined), key))
    return
  const before = properties(node.parent?.base)[key]
  const after = properties(node.parent?.revision)[key]
  // A change between `false` and a schema is rated as a change of the property itself.
  if (before === false || after === false) return
  if (breaks(kind === 'added' ? 'fewer' : 'more', context)) {
    context.report({ message: `\`${key}\`${ofProperty(node.parent)} was ${kind}.` })
  }
}
