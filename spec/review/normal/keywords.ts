/** The keywords of JSON Schema that restrict the values of one type. */
export const restrictions: Record<string, string[]> = {
  null: [],
  boolean: [],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'],
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentEncoding', 'contentMediaType', 'contentSchema'],
  array: [
    'items',
    'prefixItems',
    'minItems',
    'maxItems',
    'uniqueItems',
    'contains',
    'minContains',
    'maxContains',
    'unevaluatedItems',
  ],
  object: [
    'properties',
    'patternProperties',
    'additionalProperties',
    'propertyNames',
    'required',
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'dependentSchemas',
  ],
}

/** Keywords that explain a value, and accept or refuse none. */
export const documentation = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'externalDocs',
  '$comment',
])

const structure = (
  '$ref $defs $schema $id $anchor allOf anyOf oneOf not if then else type enum const default deprecated readOnly ' +
  'writeOnly discriminator unevaluatedProperties x-open-enum'
).split(' ')

const known = new Set([...structure, ...documentation, ...Object.values(restrictions).flat()])

/** True for keywords whose meaning the review does not know. Each change of one counts as a break. */
export function isUnknown(keyword: string): boolean {
  return !known.has(keyword) && !keyword.startsWith('x-')
}

export function isDocumentation(keyword: string): boolean {
  return documentation.has(keyword) || (keyword.startsWith('x-') && keyword !== 'x-open-enum')
}
