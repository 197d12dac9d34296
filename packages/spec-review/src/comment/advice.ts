import type { Kind } from '../compare/change.ts'
import type { Side } from '../normal/schema.ts'

const deprecate = 'mark it `deprecated: true` and name its successor in the description'

interface Advice {
  title: string
  /** How to reach the same goal without the break. It can depend on whether clients send or receive the changed part. */
  text: string | Record<Side, string>
}

/** For each kind of change that can break clients. */
const advice: Partial<Record<Kind, Advice>> = {
  'operation-removed': {
    title: 'Removed operation',
    text: `Keep it and ${deprecate}. Send the response headers \`deprecation\`, \`link\` (\`rel="successor-version"\`) and, once the date is set, \`sunset\`. Remove it in the next major version.`,
  },
  'path-removed': {
    title: 'Removed or renamed path',
    text: `Add the new path and keep the old one as an alias: the same handler with another operationId. In the alias, ${deprecate}, and send the headers \`deprecation\`, \`link\` and \`sunset\`. Example: \`/signers\` is an alias of \`/parties\`.`,
  },
  'webhook-removed': {
    title: 'Removed or renamed webhook',
    text: 'Keep sending the event. Send an event with the new name beside it, and say in the description of the old one which event replaces it.',
  },
  'operation-id': {
    title: 'Renamed operationId',
    text: 'Keep the name, because generated clients call the operation by it. Use a better name for a new operation beside the deprecated one, or in the next major version.',
  },
  'path-parameter-renamed': {
    title: 'Renamed path parameter',
    text: 'Keep the name, because typed clients pass the parameter by it. Explain the meaning in the description.',
  },
  'property-removed': {
    title: 'Removed field',
    text: {
      request: `Keep accepting the field and ${deprecate}. Accept the new field beside it: clients may send either.`,
      response: `Keep sending the field and ${deprecate}. Send the new field beside it.`,
    },
  },
  'property-required': {
    title: 'Newly required field',
    text: 'Leave it optional, and say in the description what applies without it. A new `default` would be a break too. If clients must send the field, add a new operation that requires it.',
  },
  'property-optional': {
    title: 'Field no longer always present',
    text: 'Keep it in `required` and keep sending it. If there is no value any more, send the last value that made sense, and mark the field `deprecated: true`.',
  },
  'enum-reduced': {
    title: 'Value no longer accepted',
    text: 'Keep accepting it, and treat it as its successor. Say in the description that it is deprecated.',
  },
  'enum-extended': {
    title: 'New value',
    text: 'Send the nearest value that clients know, and add a new field with the details.',
  },
  'enum-opened': {
    title: 'Opened enumeration',
    text: 'Keep the list closed: clients may handle exactly its values. Add a new field with `x-open-enum: true` beside it, and send the nearest known value in the old one.',
  },
  type: {
    title: 'Changed type',
    text: {
      request: 'Keep accepting the old type, beside the new one.',
      response: `Keep sending the field in its old type and ${deprecate}. Add a field of the new type beside it, with another name.`,
    },
  },
  'null-added': {
    title: 'Newly nullable field',
    text: `Keep sending a value. If there can be none, ${deprecate}, and add a field that can be \`null\` beside it, with another name.`,
  },
  constraint: {
    title: 'Changed constraint',
    text: {
      request: 'Keep accepting everything that was accepted.',
      response: `Stay within the old constraint. Or keep the field, ${deprecate}, and add a field with the new constraint beside it.`,
    },
  },
  alternatives: {
    title: 'Changed alternatives',
    text: {
      request: 'Keep accepting every alternative that was accepted.',
      response: `Keep sending only the alternatives that clients know. Add a field for the new one beside it, with another name.`,
    },
  },
  default: {
    title: 'Changed default',
    text: 'Leave the default as it was, because the server fills it in for clients that omit the field. Let clients send the field, or add a new operation with the new default.',
  },
  discriminator: {
    title: 'Changed discriminator',
    text: {
      request: 'Keep the property and all its values. Add new values beside them.',
      response: 'Keep the property and its values. Put what is new into a new field or a new operation.',
    },
  },
  'parameter-removed': {
    title: 'Removed parameter',
    text: `Keep accepting it and ${deprecate}, even if it has no effect any more.`,
  },
  'parameter-required': {
    title: 'Required parameter',
    text: 'Leave it optional and describe what applies without it.',
  },
  serialization: {
    title: 'Changed parameter serialization',
    text: 'Add a parameter with another name and the new serialization beside it, and mark the old one `deprecated: true`.',
  },
  'body-removed': { title: 'Removed body', text: 'Keep accepting the body, even if it has no effect any more.' },
  'body-required': {
    title: 'Required body',
    text: 'Add a new operation that takes the body, and leave this one as it is.',
  },
  'body-optional': { title: 'Body no longer always sent', text: 'Keep sending it.' },
  'parameter-optional': { title: 'Parameter no longer always sent', text: 'Keep sending it.' },
  'header-required': { title: 'Newly required header', text: 'Accept answers without it.' },
  status: {
    title: 'Changed status',
    text: 'Keep the status that clients expect. Report a truly new outcome in a field of the same success response, or by a new operation.',
  },
  'header-removed': { title: 'Removed header', text: 'Keep sending it, with its successor beside it.' },
  'header-optional': { title: 'Header no longer always sent', text: 'Keep sending it in every response.' },
  'media-type-removed': {
    title: 'Removed media type',
    text: {
      request: 'Keep accepting it, and accept the new one beside it under the same `content`.',
      response: 'Keep sending it, and send the new one only to clients that ask for it with the header `accept`.',
    },
  },
  encoding: {
    title: 'Changed file type of a part',
    text: {
      request: 'Keep the accepted types in `contentType`, beside the new ones.',
      response: 'Keep sending the types that clients know.',
    },
  },
  security: {
    title: 'Changed credentials',
    text: 'Add the new requirement as another entry of `security`, so that the server accepts either. Announce the date on which the old one ends.',
  },
  'security-scheme': {
    title: 'Changed security scheme',
    text: 'Add a scheme with a new name, and list it in `security` beside the old one.',
  },
  server: {
    title: 'Changed server',
    text: 'Keep the old server in its place until no client calls it, and list the new one after it.',
  },
  unknown: {
    title: 'Change that the review can’t rate',
    text: 'Leave the part as it was. If the change breaks nobody, let the review rate it: see `packages/spec-review/src/compare/`.',
  },
}

/** Returns one piece of advice for each kind of break and each side, with the places where the break occurs. */
export function adviceFor(breaks: { kind: Kind; side?: Side | undefined; label: string }[]): string[] {
  const groups = Map.groupBy(breaks, ({ kind, side }) => `${kind} ${side}`)
  return [...groups.values()].map(([first, ...others]) => {
    const { kind, side } = first!
    const { title, text } = advice[kind] ?? advice.unknown!
    const labels = [...new Set([first!, ...others].map(({ label }) => label))]
    const ofSide = typeof text === 'string' ? text : side ? text[side] : Object.values(text).join(' ')
    return `**${title}${side ? ` in a ${side}` : ''}**, ${labels.join(', ')}: ${ofSide}`
  })
}
