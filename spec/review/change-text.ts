import { asArray, isObject, operations, pointerSegments } from './openapi.ts'
import type { Change } from './redocly.ts'

/** What changed, in a sentence: what the rules say that rated it, or else a description of our own, since Redocly has none. */
export function textOf(change: Change): string {
  const said = change.verdicts.filter(({ impact }) => impact === change.impact).map(({ message }) => message)
  if (said.length > 0) return [...new Set(said)].join(' ')
  const value = change.revision?.value ?? change.base?.value
  const key = `\`${nameOf(change, value)}\``
  if (change.kind === 'modified') return modified(change)
  if (change.kind === 'removed') return `The ${thing(change)} ${key} was removed.`
  switch (change.typeName) {
    case 'PathItem':
      return `New path: ${operations({ paths: { [keyOf(change)]: value } })
        .map(({ name, method, path }) => `\`${name}\` (\`${method.toUpperCase()} ${path}\`)`)
        .join(', ')}.`
    case 'Operation':
      return `New operation \`${isObject(value) ? value['operationId'] : ''}\`.`
    case 'Parameter':
      return 'New, and optional.'
    case 'Schema':
      return change.path.includes('/properties/') ? 'New property.' : 'New schema.'
    default:
      return `New ${thing(change)} ${key}.`
  }
}

function modified({ property = '', typeName, base, revision }: Change): string {
  const [before, after] = [base?.value, revision?.value]
  if (property === 'key') return `Renamed from \`${before}\` to \`${after}\`.`
  if (typeName === 'ExampleValue') return `In the example, \`${property}\` ${was(before, after)}.`
  if (['example', 'examples'].includes(property))
    return `The example ${was(asArray(before)[0] ?? before, asArray(after)[0] ?? after)}.`
  if (before === undefined) return `New \`${property}\`.`
  if (after === undefined) return `\`${property}\` was removed.`
  if (isLong(before) || isLong(after)) return `The ${property} was reworded.`
  return `The ${property} ${was(before, after)}.`
}

function was(before: unknown, after: unknown): string {
  if (before === undefined) return `is now ${show(after)}`
  if (after === undefined) return `${show(before)} was removed`
  return `changed from ${show(before)} to ${show(after)}`
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `\`${text.length > 80 ? `${text.slice(0, 79)}…` : text}\``
}

function isLong(value: unknown): boolean {
  return String(value).length > 80 || String(value).includes('\n')
}

function thing({ typeName }: Change): string {
  return typeName
    .replace(/(?:Map|List)$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
}

function keyOf({ path }: Change): string {
  return pointerSegments(path).at(-1) ?? ''
}

function nameOf(change: Change, value: unknown): string {
  return String((isObject(value) && value['name']) || keyOf(change))
}
