import { wrapChange } from './wrapped-schema.ts'
import { breaks, type Change, type Context, latest, ofProperty, type Rule } from './rule.ts'

/**
 * Takes the place of Redocly's `schema-combinator-changed`, for which any new `anyOf` accepts less, and any that goes accepted less.
 * Yet a schema that becomes one of several alternatives (`X` to `anyOf: [X, null]`) accepts more, and the other way round.
 */
export const alternativeChanged: Rule = () => ({
  Schema: { AllOf: list, AnyOf: list, OneOf: list },
  AllOf: { Schema: member },
  AnyOf: { Schema: member },
  OneOf: { Schema: member },
})

function list(change: Change, context: Context) {
  const { kind, node } = change
  if (kind === 'modified') return
  const wrap = wrapChange(node.parent)
  const effect = wrap?.effect ?? (kind === 'added' ? 'fewer' : 'more')
  if (!breaks(effect, context)) return
  context.report({ message: wrap?.message ?? `\`${latest(node).key}\`${ofProperty(node.parent)} was ${kind}.` })
}

function member(change: Change, context: Context) {
  const { kind, node } = change
  if (kind === 'modified') return
  const keyword = latest(node).parent?.key
  const more = (kind === 'added') === (keyword !== 'allOf')
  if (breaks(more ? 'more' : 'fewer', context)) {
    context.report({
      message: `An alternative of \`${keyword}\`${ofProperty(node.parent?.parent ?? null)} was ${kind}.`,
    })
  }
}
