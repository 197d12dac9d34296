/** The operation as its method of {@link Paraph}: the tag is the group, and the operationId without the tag's noun is the method. */
export interface MethodName {
  group: string
  method: string
}

/**
 * Names the method of an operation: `addParty` of the tag `Parties` is `parties.add`, `getDocumentFile` of `Documents` is `documents.getFile`.
 *
 * @param operationId - as in the spec: a verb, then nouns.
 * @param tag - the tag of the operation, in the plural.
 */
export function methodOf(operationId: string, tag: string): MethodName {
  const singular = tag.replace(/ies$/, 'y').replace(/s$/, '')
  const method = operationId.replace(new RegExp(`(?<=[a-z])(?:${tag}|${singular})(?![a-z])`), '')
  return { group: tag.charAt(0).toLowerCase() + tag.slice(1), method }
}
