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
