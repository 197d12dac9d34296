const words = (text: string) => text.split(' ')

/** The keywords of JSON Schema that restrict the values of one type, and that the review compares. */
export const restrictions: Record<string, string[]> = {
  null: [],
  boolean: [],
  number: words('minimum maximum exclusiveMinimum exclusiveMaximum multipleOf format'),
  string: words('minLength maxLength pattern format'),
  array: words('items minItems maxItems uniqueItems'),
  object: words('properties additionalProperties required minProperties maxProperties'),
}

/** Other keywords that restrict values. The review does not compute their effect, so each change of one counts as a break. */
const opaque = new Set(
  words(
    'prefixItems contains minContains maxContains unevaluatedItems patternProperties propertyNames dependentRequired ' +
      'dependentSchemas contentEncoding contentMediaType contentSchema not if then else',
  ),
)

/** Keywords that explain a value, and accept or refuse none. */
const documentation = new Set(words('title summary description example examples externalDocs $comment'))

const structure = words(
  '$ref $defs $schema $id $anchor allOf anyOf oneOf type enum const default deprecated readOnly writeOnly discriminator ' +
    'unevaluatedProperties x-open-enum',
)

const known = new Set([...structure, ...documentation, ...Object.values(restrictions).flat()])

export function isOpaque(keyword: string): boolean {
  return opaque.has(keyword) || isUnknown(keyword)
}

/** True for keywords that the review does not know. Each change of one counts as a break. */
export function isUnknown(keyword: string): boolean {
  return !known.has(keyword) && !opaque.has(keyword) && !keyword.startsWith('x-')
}

export function isDocumentation(keyword: string): boolean {
  return documentation.has(keyword) || (keyword.startsWith('x-') && keyword !== 'x-open-enum')
}
