import type { Handler } from '#api/operation.ts'
import { hasDocument } from '#domain/documents/store.ts'
import { laterTurnMessage } from '#domain/lifecycle/turns.ts'
import { addressOf } from '#domain/outbox/message.ts'
import { findMessageFacts } from '#domain/outbox/store.ts'
import { partyNotFound } from '#domain/parties/party-not-found.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { fromName } from '#work/delivery/email/from-name.ts'
import { renderMail } from '#work/delivery/email/render.ts'
import { composeText } from '#work/delivery/sms/compose-text.ts'

/** As long as a true token, so that an SMS gets its true length. */
const EXAMPLE_TOKEN = 'x'.repeat(44)

export const getPartyMessage: Handler<'getPartyMessage'> = async ({ path }, { db, viewer, publicUrl, timeZone }) => {
  const key = { ...path, ...viewer }
  const parties = (await hasDocument(db, key)) ? await findStoredParties(db, path.id) : []
  const party = parties.find(({ id }) => id === path.partyId)
  if (!party) throw await partyNotFound(db, key)
  const { deliveryMethod: method, name } = party
  const kind = laterTurnMessage(party, parties)
  const to = addressOf(party, kind)?.address ?? null
  const shown = {
    kind,
    channel: method === 'NONE' ? null : method,
    to,
    from: null,
    subject: null,
    text: null,
    html: null,
  }
  if (method === 'NONE') return shown
  const { firstName, ...facts } = await findMessageFacts(db, party.id)
  const letter = {
    ...facts,
    messageId: '',
    kind,
    to: { name, address: to ?? '', firstName },
    party,
    signingUrl: `${publicUrl}/sign/#${EXAMPLE_TOKEN}`,
  }
  return method === 'SMS'
    ? { ...shown, text: composeText(letter) }
    : { ...shown, from: fromName(facts.senderName), ...renderMail(letter, timeZone) }
}
