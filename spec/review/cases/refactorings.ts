import {
  type Case,
  header,
  object,
  operation,
  path,
  query,
  received,
  ref,
  request,
  response,
  root,
  sent,
} from './case.ts'

const string = { type: 'string' }
const integer = { type: 'integer' }
const array = { type: 'array', items: string }
const ab = object({ a: string, b: string }, { required: ['a', 'b'] })
const id = { name: 'id', in: 'path', required: true, schema: string }
const parameter = (more = {}) => ({ name: 'x', in: 'query', schema: integer, ...more })
const own = (...parameters: object[]) => ({ post: { parameters: [id, ...parameters] } })
const shared = (...parameters: object[]) => ({ parameters, post: { parameters: [id] } })
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const named = (more = {}) => ({ allOf: [ref('Named'), ref('Aged')], ...more })
const merged = (more = {}) => object({ name: string, age: integer }, { required: ['name'], ...more })

/** Other ways of writing the same API, and breaks that look like them. */
export const refactorings: Record<string, Case[]> = {
  'parameters move between the path and the operation': [
    ...path(
      ['one moves to the operation', 'none', shared(parameter()), own(parameter())],
      ['one moves to the path', 'none', own(parameter()), shared(parameter())],
      ['the path parameter moves to the path', 'none', own(), { parameters: [id], post: { parameters: [] } }],
      [
        'the path parameter moves, and there is no list any more',
        'none',
        own(),
        { parameters: [id], post: { parameters: undefined } },
      ],
      [
        'two move in another order',
        'none',
        shared(parameter(), parameter({ name: 'y' })),
        own(parameter({ name: 'y' }), parameter()),
      ],
      [
        'one of two moves',
        'none',
        shared(parameter(), parameter({ name: 'y' })),
        { ...shared(parameter()), ...own(parameter({ name: 'y' })) },
      ],
      ['the operation repeats one', 'none', shared(parameter()), { parameters: [parameter()], ...own(parameter()) }],
      ['the path repeats one', 'none', own(parameter()), { parameters: [parameter()], ...own(parameter()) }],
      [
        'the operation replaces one of the path',
        'none',
        own(parameter()),
        { parameters: [parameter({ schema: string })], ...own(parameter()) },
      ],
      [
        'a header moves and is written in lower case',
        'none',
        shared(parameter({ name: 'X-Tenant', in: 'header' })),
        own(parameter({ name: 'x-tenant', in: 'header' })),
      ],
      ['a required one moves', 'none', shared(parameter({ required: true })), own(parameter({ required: true }))],
      ['a cookie moves', 'none', shared(parameter({ in: 'cookie' })), own(parameter({ in: 'cookie' }))],
      ['a header that OpenAPI ignores is removed', 'none', own(parameter({ name: 'Accept', in: 'header' })), own()],
      ['one moves and becomes required', 'major', shared(parameter()), own(parameter({ required: true }))],
      ['one moves and changes its type', 'major', shared(parameter()), own(parameter({ schema: { type: 'boolean' } }))],
      [
        'one moves and gets a default',
        'major',
        shared(parameter()),
        own(parameter({ schema: { ...integer, default: 1 } })),
      ],
      ['one moves from the query to a header', 'major', shared(parameter()), own(parameter({ in: 'header' }))],
      ['one moves and is renamed', 'major', shared(parameter()), own(parameter({ name: 'z' }))],
      ['one moves and is described', 'patch', shared(parameter()), own(parameter({ description: 'Text.' }))],
      ['one is only removed', 'major', shared(parameter()), own()],
    ),
    ...root([
      'one becomes a component',
      'none',
      { post: { parameters: [id, parameter()] } },
      {
        post: { parameters: [id, { $ref: '#/components/parameters/X' }] },
        components: { parameters: { X: parameter() }, securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
      },
    ]),
  ],
  'allOf is wrapped, flattened or split': [
    ...request(
      ['it is flattened', 'none', named(), merged()],
      ['it is introduced', 'none', merged(), named()],
      ['it is wrapped', 'none', ref('Named'), { allOf: [ref('Named')] }],
      ['it is wrapped twice', 'none', ref('Named'), { allOf: [{ allOf: [ref('Named')] }] }],
      ['it is reordered', 'none', named(), { allOf: [ref('Aged'), ref('Named')] }],
      [
        'required moves into a branch',
        'none',
        { ...ab },
        { allOf: [object({ a: string, b: string }), { required: ['a', 'b'] }] },
      ],
      [
        'required moves into two branches',
        'none',
        { ...ab },
        { allOf: [object({ a: string }, { required: ['a'] }), object({ b: string }, { required: ['b'] })] },
      ],
      [
        'required moves out of a branch',
        'none',
        { allOf: [ab] },
        { allOf: [object({ a: string, b: string })], required: ['b', 'a'] },
      ],
      [
        'a reference gets a sibling instead',
        'none',
        { allOf: [ref('Named'), { minProperties: 1 }] },
        { ...ref('Named'), minProperties: 1 },
      ],
      [
        'a closed one is flattened',
        'none',
        named({ unevaluatedProperties: false }),
        merged({ additionalProperties: false }),
      ],
      [
        'an explicitly open one is closed',
        'major',
        named({ additionalProperties: true, unevaluatedProperties: false }),
        named({ unevaluatedProperties: false }),
      ],
      ['an empty branch is added', 'none', ref('Named'), { allOf: [ref('Named'), {}] }],
      ['a branch requires more', 'major', named(), named({ required: ['age'] })],
      ['a branch is added', 'minor', { allOf: [ref('Named')] }, named()],
      ['a branch is removed', 'major', named(), { allOf: [ref('Named')] }],
      [
        'a branch closes the object',
        'major',
        { allOf: [ref('Named')] },
        { allOf: [ref('Named')], unevaluatedProperties: false },
      ],
    ),
    ...response(
      ['it is flattened', 'none', named(), merged()],
      ['it is introduced', 'none', merged(), named()],
      [
        'a closed one is flattened',
        'none',
        named({ unevaluatedProperties: false }),
        merged({ additionalProperties: false }),
      ],
      ['it is flattened, and a field is lost', 'major', named(), object({ name: string }, { required: ['name'] })],
      ['it is flattened, and a field is optional', 'major', named(), merged({ required: [] })],
    ),
    ...sent(
      [
        'two limits are joined',
        'none',
        { allOf: [{ ...string, maxLength: 9 }, { maxLength: 5 }] },
        { ...string, maxLength: 5 },
      ],
      [
        'the looser limit is left',
        'minor',
        { allOf: [{ ...string, maxLength: 9 }, { maxLength: 5 }] },
        { ...string, maxLength: 9 },
      ],
      [
        'two enumerations are joined',
        'none',
        { allOf: [ref('Role'), { enum: ['B', 'C'] }] },
        { ...string, enum: ['B'] },
      ],
      ['a tree is wrapped', 'none', ref('Tree'), { allOf: [ref('Tree')] }],
      [
        'alternatives are distributed',
        'none',
        { type: 'object', required: ['k'], anyOf: [object({ k: { const: 1 } }), object({ k: { const: 2 } })] },
        { anyOf: [object({ k: { const: 1 } }, { required: ['k'] }), object({ k: { const: 2 } }, { required: ['k'] })] },
      ],
    ),
  ],
  'null is written in another way': [
    ...sent(
      ['a list of types becomes anyOf', 'none', { type: ['string', 'null'] }, nullable(string)],
      ['anyOf becomes a list of types', 'none', nullable(string), { type: ['string', 'null'] }],
      ['a list of types becomes oneOf', 'none', { type: ['string', 'null'] }, { oneOf: [string, { type: 'null' }] }],
      ['null comes first', 'none', { type: ['string', 'null'] }, { type: ['null', 'string'] }],
      ['null comes first in anyOf', 'none', nullable(string), { anyOf: [{ type: 'null' }, string] }],
      [
        'a limit moves into the alternative',
        'none',
        { type: ['string', 'null'], maxLength: 5 },
        nullable({ ...string, maxLength: 5 }),
      ],
      [
        'a limit stays outside',
        'none',
        { type: ['string', 'null'], maxLength: 5 },
        { maxLength: 5, ...nullable(string) },
      ],
      ['null is an enumeration', 'none', nullable(string), { anyOf: [string, { enum: [null] }] }],
      ['null is a constant', 'none', nullable(string), { anyOf: [string, { const: null }] }],
      [
        'an enumeration with null is split',
        'none',
        { enum: ['A', 'B', null] },
        nullable({ ...string, enum: ['A', 'B'] }),
      ],
      [
        'a typed enumeration with null is split',
        'none',
        { type: ['string', 'null'], enum: ['A', 'B', null] },
        nullable(ref('Role')),
      ],
      ['an alternative becomes a reference', 'none', nullable({ ...string, maxLength: 10 }), nullable(ref('Name'))],
      ['a limit is lost', 'minor', { type: ['string', 'null'], maxLength: 5 }, nullable(string)],
      ['a limit is added', 'major', { type: ['string', 'null'] }, nullable({ ...string, maxLength: 5 })],
      ['null is lost', 'major', { type: ['string', 'null'] }, { anyOf: [string] }],
      [
        'an enumeration loses null',
        'major',
        { type: ['string', 'null'], enum: ['A', null] },
        { type: ['string', 'null'], enum: ['A'] },
      ],
      ['null is added', 'minor', string, nullable(string)],
    ),
    ...received(
      ['a list of types becomes anyOf', 'none', { type: ['string', 'null'] }, nullable(string)],
      ['null is added', 'major', string, nullable(string)],
      ['an enumeration gains null', 'major', { ...string, enum: ['A'] }, { enum: ['A', null] }],
      ['null is lost', 'minor', nullable(string), string],
      ['a nullable object is written as anyOf', 'none', { ...ab, type: ['object', 'null'] }, nullable(ab)],
    ),
  ],
  'a constant is written in another way': [
    ...sent(
      ['const becomes enum', 'none', { const: 'A' }, { enum: ['A'] }],
      ['enum becomes const', 'none', { enum: ['A'] }, { const: 'A' }],
      ['const gets a type', 'none', { const: 'A' }, { ...string, const: 'A' }],
      ['enum loses its type', 'none', { ...string, enum: ['A', 'B'] }, { enum: ['A', 'B'] }],
      ['a number', 'none', { type: 'integer', const: 1 }, { enum: [1] }],
      ['a whole number', 'none', { type: 'number', enum: [1, 2] }, { type: 'integer', enum: [1, 2] }],
      ['a boolean', 'none', { type: 'boolean', const: true }, { enum: [true] }],
      ['both booleans', 'none', { type: 'boolean' }, { enum: [false, true] }],
      ['null', 'none', { const: null }, { type: 'null' }],
      ['const and enum', 'none', { const: 'A' }, { const: 'A', enum: ['A', 'B'] }],
      ['an alternative of constants', 'none', { enum: ['A', 'B'] }, { anyOf: [{ const: 'A' }, { const: 'B' }] }],
      ['exclusive constants', 'none', { enum: ['A', 'B'] }, { oneOf: [{ const: 'B' }, { const: 'A' }] }],
      ['a limit that each value keeps', 'none', { enum: ['A', 'B'] }, { enum: ['A', 'B'], maxLength: 1 }],
      ['an object', 'none', { const: { a: 1 } }, { enum: [{ a: 1 }] }],
      ['another constant', 'major', { const: 'A' }, { enum: ['B'] }],
      ['one more value', 'minor', { const: 'A' }, { enum: ['A', 'B'] }],
      ['a limit that a value breaks', 'major', { enum: ['A', 'BB'] }, { enum: ['A', 'BB'], maxLength: 1 }],
      ['the text of a number', 'major', { const: 1 }, { enum: ['1'] }],
    ),
    ...received(
      ['const becomes enum', 'none', { const: 'A' }, { enum: ['A'] }],
      ['one more value', 'major', { const: 'A' }, { enum: ['A', 'B'] }],
    ),
  ],
  'a limit is written in another way': [
    ...sent(
      ['an inclusive minimum of an integer', 'none', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 0 }],
      ['an exclusive minimum of an integer', 'none', { ...integer, exclusiveMinimum: 0 }, { ...integer, minimum: 1 }],
      ['a maximum of an integer', 'none', { ...integer, maximum: 9 }, { ...integer, exclusiveMaximum: 10 }],
      ['a fraction as the minimum of an integer', 'none', { ...integer, minimum: 1 }, { ...integer, minimum: 0.5 }],
      [
        'a fraction as the exclusive maximum of an integer',
        'none',
        { ...integer, maximum: 9 },
        { ...integer, exclusiveMaximum: 9.5 },
      ],
      ['a negative minimum', 'none', { ...integer, minimum: -1 }, { ...integer, exclusiveMinimum: -2 }],
      ['a negative maximum', 'none', { ...integer, maximum: -2 }, { ...integer, exclusiveMaximum: -1 }],
      [
        'a second minimum that changes nothing',
        'none',
        { ...integer, minimum: 5 },
        { ...integer, minimum: 5, exclusiveMinimum: 1 },
      ],
      [
        'a nullable integer',
        'none',
        { type: ['integer', 'null'], minimum: 1 },
        { anyOf: [{ ...integer, exclusiveMinimum: 0 }, { type: 'null' }] },
      ],
      ['multiples of one', 'none', integer, { type: 'number', multipleOf: 1 }],
      ['no minimum of the length', 'none', string, { ...string, minLength: 0 }],
      ['no minimum of the items', 'none', array, { ...array, minItems: 0, uniqueItems: false }],
      [
        'an exclusive minimum of a number',
        'major',
        { type: 'number', minimum: 0 },
        { type: 'number', exclusiveMinimum: 0 },
      ],
      [
        'an inclusive minimum of a number',
        'minor',
        { type: 'number', exclusiveMinimum: 0 },
        { type: 'number', minimum: 0 },
      ],
      [
        'a number is not an integer',
        'major',
        { type: 'number', minimum: 0 },
        { type: 'number', exclusiveMinimum: 0.5 },
      ],
      ['one too high', 'major', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 1 }],
      ['one too low', 'minor', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: -1 }],
    ),
    ...received(
      ['an inclusive minimum of an integer', 'none', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 0 }],
      ['one too low', 'major', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: -1 }],
      ['one too high', 'minor', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 1 }],
    ),
    ...query([
      'an inclusive minimum of an integer',
      'none',
      { schema: { ...integer, minimum: 1 } },
      { schema: { ...integer, exclusiveMinimum: 0 } },
    ]),
  ],
  'defaults of style and explode are written out': [
    ...query(
      ['the style of a query', 'none', { schema: array }, { schema: array, style: 'form' }],
      ['explode of a query', 'none', { schema: array }, { schema: array, explode: true }],
      ['both', 'none', { schema: array }, { schema: array, style: 'form', explode: true }],
      ['both are left out', 'none', { schema: array, style: 'form', explode: true }, { schema: array }],
      ['of an object', 'none', { schema: ab }, { schema: ab, style: 'form', explode: true }],
      [
        'explode of another style',
        'none',
        { schema: array, style: 'pipeDelimited' },
        { schema: array, style: 'pipeDelimited', explode: false },
      ],
      ['explode of a single value', 'none', { schema: string }, { schema: string, explode: false }],
      ['the style of a single value', 'none', { schema: integer }, { schema: integer, style: 'form', explode: true }],
      [
        'explode of a nullable value',
        'none',
        { schema: { type: ['string', 'null'] } },
        { schema: { type: ['string', 'null'] }, explode: false },
      ],
      [
        'reserved and empty values',
        'none',
        { schema: string },
        { schema: string, allowReserved: false, allowEmptyValue: false },
      ],
      ['another explode', 'major', { schema: array }, { schema: array, style: 'form', explode: false }],
      [
        'another style',
        'major',
        { schema: array, explode: false },
        { schema: array, style: 'pipeDelimited', explode: false },
      ],
      [
        'reserved values are no longer accepted',
        'major',
        { schema: string, allowReserved: true },
        { schema: string, allowReserved: false },
      ],
    ),
    ...header(
      ['the style of a header', 'none', { schema: array }, { schema: array, style: 'simple' }],
      ['explode of a header', 'none', { schema: array }, { schema: array, explode: false }],
      ['explode of an object in a header', 'major', { schema: ab, explode: false }, { schema: ab, explode: true }],
    ),
    ...operation(
      [
        'the style of a path',
        'none',
        { parameters: [id] },
        { parameters: [{ ...id, style: 'simple', explode: false }] },
      ],
      ['another style of a path', 'major', { parameters: [id] }, { parameters: [{ ...id, style: 'label' }] }],
      [
        'the style of a cookie',
        'none',
        { parameters: [id, { name: 'c', in: 'cookie', schema: array }] },
        { parameters: [id, { name: 'c', in: 'cookie', schema: array, style: 'form', explode: true }] },
      ],
      ['the style of a form', 'none', form({}), form({ a: { style: 'form', explode: true, allowReserved: false } })],
      ['another style of a form', 'major', form({}), form({ a: { style: 'form', explode: false } })],
      ['the content type of a form', 'none', form({}), form({ b: { contentType: 'text/plain' } })],
    ),
  ],
  'lists without an order are reordered': [
    ...sent(
      ['enum', 'none', { enum: ['A', 'B'] }, { enum: ['B', 'A'] }],
      ['a mixed enum', 'none', { enum: ['A', 1, null] }, { enum: [null, 'A', 1] }],
      ['a repeated value', 'none', { enum: ['A', 'B'] }, { enum: ['B', 'A', 'B'] }],
      ['types', 'none', { type: ['string', 'integer'] }, { type: ['integer', 'string'] }],
      ['anyOf', 'none', { anyOf: [string, integer] }, { anyOf: [integer, string] }],
      ['oneOf', 'none', { oneOf: [ref('Cat'), ref('Dog')] }, { oneOf: [ref('Dog'), ref('Cat')] }],
      ['allOf', 'none', { allOf: [ref('Named'), ref('Aged')] }, { allOf: [ref('Aged'), ref('Named')] }],
      ['an enum, and one is lost', 'major', { enum: ['A', 'B'] }, { enum: ['B'] }],
      ['an enum, and one is gained', 'minor', { enum: ['A', 'B'] }, { enum: ['C', 'B', 'A'] }],
      [
        'the first items, which have an order',
        'major',
        { type: 'array', prefixItems: [string, integer] },
        { type: 'array', prefixItems: [integer, string] },
      ],
    ),
    ...request(
      ['required', 'none', ab, { ...ab, required: ['b', 'a'] }],
      ['properties', 'none', ab, object({ b: string, a: string }, { required: ['a', 'b'] })],
      ['required, and one is gained', 'major', { ...ab, required: ['b'] }, ab],
      ['required, and one is lost', 'minor', ab, { ...ab, required: ['b'] }],
    ),
    ...response(
      ['required', 'none', ab, { ...ab, required: ['b', 'a'] }],
      ['required, and one is lost', 'major', ab, { ...ab, required: ['b'] }],
    ),
    ...operation(
      ['tags', 'none', { tags: ['A', 'B'] }, { tags: ['B', 'A'] }],
      ['parameters', 'none', { parameters: [id, parameter()] }, { parameters: [parameter(), id] }],
      ['security', 'none', { security: [{ key: [] }, {}] }, { security: [{}, { key: [] }] }],
      ['responses', 'none', statuses('200', '404'), statuses('404', '200')],
      ['media types', 'none', media('application/json', 'text/csv'), media('text/csv', 'application/json')],
    ),
  ],
  'false is written out': [
    ...query(
      ['required', 'none', { schema: string }, { schema: string, required: false }],
      ['deprecated', 'none', { schema: string }, { schema: string, deprecated: false }],
      ['both', 'none', { schema: string }, { schema: string, required: false, deprecated: false }],
      ['both are left out', 'none', { schema: string, required: false, deprecated: false }, { schema: string }],
      ['required becomes true', 'major', { schema: string, required: false }, { schema: string, required: true }],
      ['deprecated becomes true', 'minor', { schema: string, deprecated: false }, { schema: string, deprecated: true }],
      [
        'deprecated becomes false',
        'minor',
        { schema: string, deprecated: true },
        { schema: string, deprecated: false },
      ],
    ),
    ...header(
      ['required', 'none', { schema: string }, { schema: string, required: false }],
      ['deprecated', 'none', { schema: string }, { schema: string, deprecated: false }],
      ['required becomes false', 'major', { schema: string, required: true }, { schema: string, required: false }],
      ['required becomes true', 'minor', { schema: string, required: false }, { schema: string, required: true }],
    ),
    ...sent(
      ['deprecated', 'none', string, { ...string, deprecated: false }],
      ['readOnly and writeOnly', 'none', string, { ...string, readOnly: false, writeOnly: false }],
      ['an empty list of required fields', 'none', ref('Aged'), { ...object({ age: integer }), required: [] }],
      ['open objects', 'none', ab, { ...ab, additionalProperties: true }],
      ['open objects as a schema', 'none', ab, { ...ab, additionalProperties: {} }],
      ['objects without unevaluated rules', 'none', ab, { ...ab, unevaluatedProperties: true }],
      ['deprecated becomes true', 'minor', string, { ...string, deprecated: true }],
    ),
    ...operation(
      ['deprecated', 'none', {}, { deprecated: false }],
      ['deprecated becomes true', 'minor', {}, { deprecated: true }],
      [
        'a body is not required',
        'none',
        { requestBody: { content: {} } },
        { requestBody: { required: false, content: {} } },
      ],
    ),
  ],
  'one type is a list': [
    ...sent(
      ['a text', 'none', string, { type: ['string'] }],
      ['a text, the other way', 'none', { type: ['string'] }, string],
      ['an integer', 'none', integer, { type: ['integer'] }],
      ['a number', 'none', { type: 'number' }, { type: ['number'] }],
      ['integer is within number', 'none', { type: 'number' }, { type: ['number', 'integer'] }],
      ['a boolean', 'none', { type: 'boolean' }, { type: ['boolean'] }],
      ['a list', 'none', array, { ...array, type: ['array'] }],
      ['an object', 'none', ab, { ...ab, type: ['object'] }],
      ['null', 'none', { type: 'null' }, { type: ['null'] }],
      ['a type twice', 'none', string, { type: ['string', 'string'] }],
      ['all types', 'none', {}, { type: ['null', 'boolean', 'number', 'string', 'array', 'object'] }],
      ['with limits', 'none', { ...string, maxLength: 3 }, { type: ['string'], maxLength: 3 }],
      ['one alternative', 'none', string, { anyOf: [string] }],
      ['a limit of another type', 'none', string, { type: ['string'], minimum: 3 }],
      ['items', 'none', array, { type: 'array', items: { type: ['string'] } }],
      ['another type', 'major', string, { type: ['integer'] }],
      ['one more type', 'minor', string, { type: ['string', 'integer'] }],
      ['one type less', 'major', { type: ['string', 'integer'] }, { type: ['string'] }],
    ),
    ...received(
      ['a text', 'none', string, { type: ['string'] }],
      ['one more type', 'major', string, { type: ['string', 'integer'] }],
      ['an integer', 'none', { type: ['integer'] }, integer],
    ),
  ],
}

function form(encoding: object): object {
  const schema = object({ a: array, b: string })
  return { requestBody: { content: { 'application/x-www-form-urlencoded': { schema, encoding } } } }
}

function statuses(...codes: string[]): object {
  return {
    responses: Object.fromEntries([...codes, 'default'].toReversed().map((code) => [code, { description: 'Text.' }])),
  }
}

function media(...types: string[]): object {
  return { requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: string }])) } }
}
