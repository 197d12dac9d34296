/** The method of the client for an operation. The group is the tag. The method is the operationId without the noun of the tag. */
export interface MethodName {
  group: string
  method: string
}

/**
 * Returns the name of the method for an operation. For example, `addParty` with the tag `Parties` is `parties.add`, and `getDocumentFile`
 * with the tag `Documents` is `documents.getFile`.
 *
 * @param operationId - as in the spec: a verb, then nouns.
 * @param tag - the tag of the operation, in the plural.
 */
export function methodOf(operationId: string, tag: string): MethodName {
  const singular = tag.replace(/ies$/, 'y').replace(/s$/, '')
  const method = operationId.replace(new RegExp(`(?<=[a-z])(?:${tag}|${singular})(?![a-z])`), '')
  return { group: tag.charAt(0).toLowerCase() + tag.slice(1), method }
}

/** Schemas that have another name in TypeScript, because browsers have a global type with the same name. */
const renamed: Readonly<Record<string, string>> = { Document: 'ParaphDocument', Event: 'AuditEvent' }

/** Returns the name of the TypeScript type for a schema. */
export function typeNameOf(schema: string): string {
  return renamed[schema] ?? schema
}

/** The types of identifiers, by prefix. */
export const idTypes: Readonly<Record<string, string>> = {
  doc: 'DocumentId',
  pty: 'PartyId',
  fld: 'FieldId',
  ctc: 'ContactId',
  cmp: 'CompanyId',
  evt: 'EventId',
  aev: 'AccountEventId',
  key: 'ApiKeyId',
  mbr: 'MemberId',
  ses: 'SessionId',
  pky: 'PasskeyId',
  whk: 'WebhookEndpointId',
  msg: 'MessageId',
  bid: 'BankIdOrderId',
}

/**
 * Returns the name of the TypeScript type for an identifier with these examples. If the examples have several prefixes, the result is
 * `undefined`: the identifier of a deleted object, for example, may be of any kind.
 */
export function idTypeOf(examples: unknown[]): string | undefined {
  const prefixes = examples.map((example) => /^([a-z]{3})_[0-9a-z]{26}$/.exec(String(example))?.[1])
  return prefixes.every((prefix) => prefix === prefixes[0]) ? idTypes[prefixes[0] ?? ''] : undefined
}
