const deprecate = 'mark it `deprecated: true` with a description that names its successor'

/** For each kind of break, how the same end is reached without one. */
const advice: Record<string, [title: string, text: string]> = {
  'operation-removed': [
    'Removed operation',
    `Keep it and ${deprecate}; answer it with the headers \`deprecation\`, \`link\` (\`rel="successor-version"\`) and, once the date is set, \`sunset\`. It goes in the next major version.`,
  ],
  'path-removed': [
    'Removed or renamed path',
    `Add the new path and keep the old one as an alias: the same handler under another operationId, ${deprecate.replace('mark it', 'marked')}, with the headers \`deprecation\`, \`link\` and \`sunset\`, as \`/signers\` is of \`/parties\`.`,
  ],
  'operation-id-changed': [
    'Renamed operationId',
    'Generated clients call it by this name: keep it. A better name is for a new operation beside a deprecated one, or for the next major version.',
  ],
  'paraph/path-parameter-renamed': [
    'Renamed path parameter',
    'Typed clients pass it by this name: keep it, and say what it means in its description.',
  ],
  'property-removed': [
    'Removed field',
    `Keep the field and ${deprecate}; add the new one beside it. Responses carry both, requests may carry either.`,
  ],
  'required-properties-added': [
    'Newly required field',
    'Leave it optional and describe what holds without it, as a `default` where there is one. Those who must send it can be asked to by a new operation.',
  ],
  'required-properties-removed': [
    'No longer always there',
    'Keep it in `required` and go on sending it. Where there is nothing to send any more, send the last value that made sense, and mark the field `deprecated: true`.',
  ],
  'enum-values-removed': [
    'Value no longer taken',
    'Go on taking it, and treat it as its successor; say in the description that it is deprecated.',
  ],
  'paraph/enum-value-added': [
    'Value that clients do not know',
    'Say first that values may come: `x-open-enum: true` and a sentence in the description, in a minor version of its own. Add the value in a later one, once clients have had time. Or answer the nearest known value, and tell more in a new field beside it.',
  ],
  'schema-type-changed': [
    'Changed type',
    `Keep the field as it is and ${deprecate}; add one of the new type, under a name of its own, beside it.`,
  ],
  'paraph/constraint-changed': [
    'Changed limit',
    `A request: go on accepting what was accepted. A response: keep within the old limits, or keep the field, ${deprecate}, and add one with the new limits beside it.`,
  ],
  'paraph/alternative-changed': [
    'Changed alternatives',
    `Keep the field as it is and ${deprecate}; add one of the new shape beside it.`,
  ],
  'paraph/default-changed': [
    'Changed default',
    'Keep the default: who leaves the field out relies on it. Let clients choose by sending the field, or add a new operation with the new default.',
  ],
  'parameter-removed': [
    'Removed parameter',
    `Go on taking it and ${deprecate}, even where it no longer has an effect.`,
  ],
  'parameter-became-required': ['Required parameter', 'Leave it optional and describe what holds without it.'],
  'parameter-serialization-changed': [
    'Parameter written differently',
    'Add a parameter of the new form beside it, and mark the old one `deprecated: true`.',
  ],
  'request-body-removed': ['Removed body', 'Go on taking the body, even where it no longer has an effect.'],
  'request-body-became-required': ['Required body', 'Leave it optional: take no body for an empty one.'],
  'paraph/response-changed': [
    'Changed status',
    'Keep the status that clients look for. An outcome that is truly new is told by a field of the same success, or by a new operation.',
  ],
  'response-header-removed': ['Removed header', 'Go on sending it, with its successor beside it.'],
  'paraph/response-header-optional': ['Header no longer always sent', 'Go on sending it each time.'],
  'media-type-removed': ['Removed media type', 'Keep it, and add the new one beside it under the same `content`.'],
  'paraph/encoding-changed': ['Type of file no longer taken', 'Keep it in `contentType`, beside the new ones.'],
  'paraph/security-changed': [
    'Other credentials',
    'Add the new requirement as another entry of `security`, so that either is let in, and announce the date on which the old one ends.',
  ],
  'security-scheme-changed': [
    'Changed scheme',
    'Add a scheme with a new name, and list it in `security` beside the old one.',
  ],
  'server-removed': ['Removed server', 'Keep it until no client calls it, with the new one beside it.'],
}

/** One piece of advice for each kind of break, with the places that it is for. */
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
