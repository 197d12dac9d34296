import { asArray, isObject, operations, pointerSegments } from './openapi.ts'
import type { Change } from './redocly.ts'
import { valueChangeText } from './value-change-text.ts'

const maxLength = 80

/** Returns the messages of the rules that rated the change. For changes that no rule rated, Redocly has no message, so this writes one. */
export function textOf(change: Change): string {
  const messages = change.verdicts.filter(({ impact }) => impact === change.impact).map(({ message }) => message)
  if (messages.length > 0) return [...new Set(messages)].join(' ')
  const value = change.revision?.value ?? change.base?.value
  const name = `\`${String((isObject(value) && value['name']) || keyOf(change))}\``
  if (change.kind === 'modified') return modifiedText(change)
  if (change.kind === 'removed') return `The ${typeText(change)} ${name} was removed.`
  switch (change.typeName) {
    case 'PathItem':
      return `New path: ${operations({ paths: { [keyOf(change)]: value } })
        .map(({ name, method, path }) => `\`${name}\` (\`${method.toUpperCase()} ${path}\`)`)
        .join(', ')}.`
    case 'Operation':
      return `New operation \`${isObject(value) ? value['operationId'] : ''}\`.`
    case 'Parameter':
      return 'New optional parameter.'
    case 'Schema':
      return change.path.includes('/properties/') ? 'New property.' : 'New schema.'
    default:
      return `New ${typeText(change)} ${name}.`
  }
}

function modifiedText({ property = '', typeName, base, revision }: Change): string {
  const [before, after] = [base?.value, revision?.value]
  if (property === 'key') return `Renamed from \`${before}\` to \`${after}\`.`
  if (typeName === 'ExampleValue')
    return valueChangeText(`The example value \`${property}\``, shorten(before), shorten(after))
  if (['example', 'examples'].includes(property))
    return valueChangeText('The example', shorten(asArray(before)[0] ?? before), shorten(asArray(after)[0] ?? after))
  if (before === undefined) return `New \`${property}\`.`
  if (after === undefined) return `\`${property}\` was removed.`
  if (isLong(before) || isLong(after)) return `The ${property} was reworded.`
  return valueChangeText(`The ${property}`, shorten(before), shorten(after))
}

function shorten(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text?.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}

function isLong(value: unknown): boolean {
  return String(value).length > maxLength || String(value).includes('\n')
}

/** Turns the name of Redocly's type into words: `SecurityScheme` into "security scheme". */
function typeText({ typeName }: Change): string {
  return typeName
    .replace(/(?:Map|List)$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
}

function keyOf({ path }: Change): string {
  return pointerSegments(path).at(-1) ?? ''
}
