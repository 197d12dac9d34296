const deprecate = 'mark it `deprecated: true` and name its successor in the description'

/** For each rule that rates a change as breaking: how to reach the same goal without the break. */
const advice: Record<string, [title: string, text: string]> = {
  'operation-removed': [
    'Removed operation',
    `Keep it and ${deprecate}. Send the response headers \`deprecation\`, \`link\` (\`rel="successor-version"\`) and, once the date is set, \`sunset\`. Remove it in the next major version.`,
  ],
  'path-removed': [
    'Removed or renamed path',
    `Add the new path and keep the old one as an alias: the same handler with another operationId. In the alias, ${deprecate}, and send the headers \`deprecation\`, \`link\` and \`sunset\`. Example: \`/signers\` is an alias of \`/parties\`.`,
  ],
  'operation-id-changed': [
    'Renamed operationId',
    'Keep the name, because generated clients call the operation by it. Use a better name for a new operation beside the deprecated one, or in the next major version.',
  ],
  'paraph/path-parameter-renamed': [
    'Renamed path parameter',
    'Keep the name, because typed clients pass the parameter by it. Explain the meaning in the description.',
  ],
  'property-removed': [
    'Removed field',
    `Keep the field and ${deprecate}. Add the new field beside it. Responses contain both; requests may contain either.`,
  ],
  'required-properties-added': [
    'Newly required field',
    'Leave it optional. Describe what applies without it, as a `default` if there is one. If clients must send it, add a new operation that requires it.',
  ],
  'required-properties-removed': [
    'Field no longer always present',
    'Keep it in `required` and keep sending it. If there is no value any more, send the last value that made sense, and mark the field `deprecated: true`.',
  ],
  'enum-values-removed': [
    'Value no longer accepted',
    'Keep accepting it, and treat it as its successor. Say in the description that it is deprecated.',
  ],
  'paraph/enum-value-added': [
    'New response value',
    'First announce that new values can come: `x-open-enum: true` and a sentence in the description, in a separate minor version. Add the value in a later version, when clients have had time to adapt. Or send the nearest known value, and add a new field with the details.',
  ],
  'schema-type-changed': [
    'Changed type',
    `Keep the field and ${deprecate}. Add a field of the new type beside it, with another name.`,
  ],
  'paraph/constraint-changed': [
    'Changed constraint',
    `In a request, keep accepting everything that was accepted. In a response, stay within the old constraint; or keep the field, ${deprecate}, and add a field with the new constraint beside it.`,
  ],
  'paraph/alternative-changed': [
    'Changed alternatives',
    `Keep the field and ${deprecate}. Add a field of the new shape beside it.`,
  ],
  'paraph/default-changed': [
    'Changed default',
    'Keep the default, because clients that omit the field rely on it. Let clients send the field, or add a new operation with the new default.',
  ],
  'parameter-removed': ['Removed parameter', `Keep accepting it and ${deprecate}, even if it has no effect any more.`],
  'parameter-became-required': ['Required parameter', 'Leave it optional and describe what applies without it.'],
  'parameter-serialization-changed': [
    'Changed parameter serialization',
    'Add a parameter with the new serialization beside it, and mark the old one `deprecated: true`.',
  ],
  'request-body-removed': ['Removed body', 'Keep accepting the body, even if it has no effect any more.'],
  'request-body-became-required': ['Required body', 'Leave it optional: treat a missing body as an empty one.'],
  'paraph/response-changed': [
    'Changed status',
    'Keep the status that clients expect. Report a truly new outcome in a field of the same success response, or by a new operation.',
  ],
  'response-header-removed': ['Removed header', 'Keep sending it, with its successor beside it.'],
  'paraph/response-header-optional': ['Header no longer always sent', 'Keep sending it in every response.'],
  'media-type-removed': ['Removed media type', 'Keep it, and add the new one beside it under the same `content`.'],
  'paraph/encoding-changed': ['File type no longer accepted', 'Keep it in `contentType`, beside the new ones.'],
  'paraph/security-changed': [
    'Changed credentials',
    'Add the new requirement as another entry of `security`, so that the server accepts either. Announce the date on which the old one ends.',
  ],
  'security-scheme-changed': [
    'Changed security scheme',
    'Add a scheme with a new name, and list it in `security` beside the old one.',
  ],
  'server-removed': ['Removed server', 'Keep it beside the new one until no client calls it.'],
}

/** Returns one piece of advice for each kind of break, with the places where the break occurs. */
export function adviceFor(breaks: { rules: string[]; label: string }[]): string[] {
  const places = new Map<string, Set<string>>()
  for (const { rules, label } of breaks) {
    for (const rule of rules) places.set(rule, (places.get(rule) ?? new Set()).add(label))
  }
  return [...places].flatMap(([rule, labels]) => {
    const [title, text] = advice[rule] ?? []
    return title ? [`**${title}**, ${[...labels].join(', ')}: ${text}`] : []
  })
}
