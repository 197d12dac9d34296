/** Describes a changed value, as in "`minimum` changed from `1` to `5`." */
export function valueChangeText(subject: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${subject} was set to ${show(after)}.`
  if (after === undefined) return `${subject} was removed; it was ${show(before)}.`
  if (Array.isArray(before) && Array.isArray(after)) return `${subject} ${listChange(before, after)}.`
  return `${subject} changed from ${show(before)} to ${show(after)}.`
}

function listChange(before: unknown[], after: unknown[]): string {
  const gained = after.filter((value) => !before.includes(value))
  const lost = before.filter((value) => !after.includes(value))
  if (gained.length === 0 && lost.length === 0) return 'changed its order'
  return [gained.length > 0 && `gained ${show(gained)}`, lost.length > 0 && `lost ${show(lost)}`]
    .filter(Boolean)
    .join(' and ')
}

export function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(show).join(', ')
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}
