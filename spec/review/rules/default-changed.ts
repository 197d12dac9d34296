import { valueChangeText } from '../value-change-text.ts'
import { ofProperty, type Rule } from './rule.ts'

/** Redocly rates a default as documentation. In a request, the default decides what happens if the client omits the field. */
export const defaultChanged: Rule = () => ({
  Schema(change, { report, getDirections }) {
    if (change.kind !== 'modified' || change.property !== 'default' || !getDirections().includes('request')) return
    const [before, after] = [change.base.value, change.revision.value]
    if (before === undefined) return
    report({
      message: `${valueChangeText(`The default${ofProperty(change.node)}`, before, after)} Requests that omit it now have another meaning.`,
    })
  },
})
