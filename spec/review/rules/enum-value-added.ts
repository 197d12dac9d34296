import { wrapChange } from './wrapped-schema.ts'
import { ofProperty, properties, type Rule } from './rule.ts'

/**
 * Replaces Redocly's `enum-values-added`. A client may handle exactly the listed values of an enumeration. A new value is safe only if the base spec already
 * told clients to expect others, by `x-open-enum: true`.
 */
export const enumValueAdded: Rule = () => ({
  Schema(change, { report, getDirections }) {
    if (change.kind !== 'modified' || change.property !== 'enum' || !getDirections().includes('response')) return
    const [before, after] = [change.base.value, change.revision.value]
    if (!Array.isArray(before) || properties(change.node.base)['x-open-enum'] === true || wrapChange(change.node))
      return
    const of = ofProperty(change.node)
    if (!Array.isArray(after))
      return report({ message: `The enumeration${of} was removed: responses can now contain any value.` })
    const added = after.filter((value) => !before.includes(value))
    if (added.length > 0) {
      const names = added.map((value) => `\`${value}\``).join(', ')
      report({ message: `The enumeration${of} gained ${names}, which responses can now contain.` })
    }
  },
})
