import { type Rule, words } from './rule.ts'

const types = (value: unknown) => String(value ?? '*/*').split(/\s*,\s*/)

/** What types of file a part of a form may have; for Redocly, documentation. */
export const encodingChanged: Rule = () => ({
  Encoding(change, { report, getDirections }) {
    if (change.kind !== 'modified' || change.property !== 'contentType' || !getDirections().includes('request')) return
    const after = types(change.revision.value)
    if (after.includes('*/*') || types(change.base.value).every((type) => after.includes(type))) return
    report({ message: words('The content type of a part', change.base.value, change.revision.value) })
  },
})
