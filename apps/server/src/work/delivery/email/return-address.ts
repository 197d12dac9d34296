/** A message that a report is about, and the token that proves it. Both come from the return address or from the envelope. */
export interface Reference {
  messageId: string
  token: string
}

/** The return address of mails, without the part that is different for each message. */
export interface ReturnAddress {
  address: string
  /** The token of a message to this recipient. */
  tokenOf: (messageId: string, recipient: string) => string
}

/** A delivery report has only a few addresses. A mail with more is not a report. */
const MAX_REFERENCES = 10

/** Returns the reference of a message: its id without the prefix, and its token. Both have a fixed length. */
export function referenceOf({ messageId, token }: Reference): string {
  return `${messageId.replace(/^msg_/, '')}${token}`
}

/** Returns the references in header fields, without duplicates. A mail server may have changed their case. */
export function findReferences(fields: string[]): Reference[] {
  const found = fields.flatMap((field) => field.toLowerCase().match(/\b[\da-z]{26}[\da-v]{16}\b/g) ?? [])
  return [...new Set(found)]
    .slice(0, MAX_REFERENCES)
    .map((reference) => ({ messageId: `msg_${reference.slice(0, 26)}`, token: reference.slice(26) }))
}
