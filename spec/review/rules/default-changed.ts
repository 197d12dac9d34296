import { ofProperty, type Rule, words } from './rule.ts'

/** Redocly takes a default for documentation. In a request it says what happens to those who leave the field out. */
export const defaultChanged: Rule = () => ({
  Schema(change, { report, getDirections }) {
    if (change.kind !== 'modified' || change.property !== 'default' || !getDirections().includes('request')) return
    const [before, after] = [change.base.value, change.revision.value]
    if (before === undefined) return
    report({
      message: `${words(`The default${ofProperty(change.node)}`, before, after)} Requests without it now mean something else.`,
    })
  },
})
