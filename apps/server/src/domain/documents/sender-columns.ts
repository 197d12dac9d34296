import { type RawBuilder, sql } from 'kysely'
import { shownName } from '#domain/accounts/shown-name-columns.ts'

/** Something about the member who sends the document of a row: the one to whom it belongs, if the account names its members and this one has joined and stayed. */
const ofSendingMember = (
  fact: 'members.name' | 'people.email',
): RawBuilder<string | null> => sql`case when accounts.names_member then (
  select ${sql.ref(fact)} from document_viewers
  join members on members.id = document_viewers.member_id and joined_at is not null and removed_at is null
  join people on people.id = members.person_id
  where document_viewers.document_id = documents.id and is_owner
) end`

/** The sender as parties see it, such as `Anna Berg, Acme AB`, for a row with the document and its account. */
export const senderNameOfRow: RawBuilder<string> = sql`concat_ws(', ', ${ofSendingMember('members.name')}, ${shownName})`

/** The address of the member who sends the document of a row. For the `Reply-To` of a mail alone: the member has given it to colleagues, not to parties. */
export const replyAddressOfRow = ofSendingMember('people.email')
