import { wrapChange } from './wrapped-schema.ts'
import { ofProperty, properties, type Rule } from './rule.ts'

/**
 * Takes the place of Redocly's `enum-values-added`. A client may list the values of an enumeration exhaustively, unless the spec told it not to, and did so
 * before the value came: by `x-open-enum: true` in the version compared with.
 */
export const enumValueAdded: Rule = () => ({
  Schema(change, { report, getDirections }) {
    if (change.kind !== 'modified' || change.property !== 'enum' || !getDirections().includes('response')) return
    const [before, after] = [change.base.value, change.revision.value]
    if (!Array.isArray(before) || properties(change.node.base)['x-open-enum'] === true || wrapChange(change.node))
      return
    const of = ofProperty(change.node)
    if (!Array.isArray(after))
      return report({ message: `The enumeration${of} was removed: any value may be answered.` })
    const added = after.filter((value) => !before.includes(value))
    if (added.length > 0) {
      const names = added.map((value) => `\`${value}\``).join(', ')
      report({ message: `The enumeration${of} gained ${names}, which clients may be answered.` })
    }
  },
})
