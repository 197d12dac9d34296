/** Our bundled spec. The functions below return the places that the mutations change. */
export interface Spec {
  [key: string]: any // oxlint-disable-line typescript/no-explicit-any -- a mutation can change any place
}

/** `prepare` changes both sides first, if our spec has no such place. */
export type Mutation = [title: string, mutate: (spec: Spec) => void, prepare?: (spec: Spec) => void]
export const documents = '/api/v1/documents'
export const parties = '/api/v1/documents/{id}/parties'
export const party = '/api/v1/documents/{id}/parties/{partyId}'
export const schema = (spec: Spec, name: string) => spec['components'].schemas[name]
export const field = (spec: Spec, name: string, property: string) => schema(spec, name).properties[property]
export const operation = (spec: Spec, path: string, method: string) => spec['paths'][path][method]
export const adding = (spec: Spec) => operation(spec, parties, 'post')
export const listing = (spec: Spec) => operation(spec, parties, 'get')
export const limit = (spec: Spec) => spec['components'].parameters.Limit
export const encoding = (spec: Spec) => operation(spec, documents, 'post').requestBody.content[form].encoding
const form = 'multipart/form-data'
export const event = (spec: Spec) => spec['webhooks']['party.signed'].post

export const parameter = (name: string, required: boolean, where = 'query') => ({
  name,
  in: where,
  required,
  description: 'New.',
  schema: { type: 'string' },
})

/** Takes the scopes away, as if the scheme had never had some. */
export const withoutScopes = (spec: Spec) => {
  delete spec['components'].securitySchemes.apiKey['x-scopes-optional']
  listing(spec).security = [{ apiKey: [] }]
}

export const needScope = (spec: Spec) => (listing(spec).security = [{ apiKey: ['documents:read'] }])

export const inheritSecurity = (spec: Spec) => {
  spec['security'] = listing(spec).security
  delete listing(spec).security
}

/** Lets a contact have a nickname instead of a last name. `other` is the schema of the field that belongs to the other alternative. */
export function addAlternative(spec: Spec, other: unknown) {
  const contact = schema(spec, 'CreateContact')
  contact.required = ['firstName']
  contact.properties.nickname = { type: 'string' }
  contact.oneOf = [
    { type: 'object', required: ['lastName'], properties: { nickname: other } },
    { type: 'object', required: ['nickname'], properties: { lastName: other } },
  ]
}
