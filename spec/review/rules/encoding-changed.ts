import { valueChangeText } from '../value-change-text.ts'
import type { Rule } from './rule.ts'

const types = (value: unknown) => String(value ?? '*/*').split(/\s*,\s*/)

/** Redocly rates the accepted file types of a form part as documentation. */
export const encodingChanged: Rule = () => ({
  Encoding(change, { report, getDirections }) {
    if (change.kind !== 'modified' || change.property !== 'contentType' || !getDirections().includes('request')) return
    const after = types(change.revision.value)
    if (after.includes('*/*') || types(change.base.value).every((type) => after.includes(type))) return
    report({ message: valueChangeText('The content type of a part', change.base.value, change.revision.value) })
  },
})
