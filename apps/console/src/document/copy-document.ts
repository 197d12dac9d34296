import type { AddParty, Paraph } from '@paraph/client'
import { UPLOAD_TIMEOUT } from '../documents/upload.ts'
import { fromServer, toServer } from '../fields/model/editor-field.ts'
import type { Loaded } from './queries.ts'
import { splitName } from './draft/people/split-name.ts'

/**
 * Makes a draft with the same PDF, texts, people and fields, and returns its identifier. The last day to sign is not copied, because it may be over.
 * If a part can't be copied, no draft is left.
 */
export async function copyDocument(paraph: Paraph, { document, parties, fields }: Loaded): Promise<string> {
  const {
    title,
    message,
    language,
    marksAtOnce,
    reminders,
    redirectUrl,
    file: { name },
  } = document
  const pdf = await paraph.documents.getFile(document.id, { timeout: UPLOAD_TIMEOUT })
  const copy = await paraph.documents.create(
    {
      file: new File([pdf], name, { type: 'application/pdf' }),
      title,
      language,
      ...(marksAtOnce && { marksAtOnce }),
      ...(reminders && { reminders }),
      ...(message && { message }),
      ...(redirectUrl && { redirectUrl }),
      // The file brings its own fields, and paper above its text tags. Below, the fields of the document replace those fields, and the paper stays.
      fields: 'FROM_FILE',
      hideTags: true,
      parties: parties.map(toParty),
    },
    { timeout: UPLOAD_TIMEOUT },
  )
  try {
    const copies = new Map(parties.map((party, index) => [party.id, copy.parties![index]!.id]))
    const copied = fromServer(fields).map(({ owner, reference, ...field }) =>
      owner === undefined
        ? { ...field, owner, reference }
        : { ...field, owner: copies.get(owner), reference: undefined },
    )
    await paraph.fields.replace(copy.id, { fields: toServer(copied) })
  } catch (error) {
    await paraph.documents.delete(copy.id).catch(() => {})
    throw error
  }
  return copy.id
}

function toParty(party: Loaded['parties'][number]): AddParty {
  const { name, email, phone, ssn, externalId, companyId, companyRole, role, signingOrder } = party
  const { deliveryMethod, requiredSignature, twoStepVerification } = party
  const person = { ...splitName(name), email, phone, ssn, externalId, companyId, companyRole }
  return {
    person: Object.fromEntries(Object.entries(person).filter(([, value]) => value != null)) as typeof person,
    role,
    signingOrder: signingOrder ?? null,
    ...(deliveryMethod && { deliveryMethod }),
    ...(requiredSignature && { requiredSignature }),
    ...(twoStepVerification && { twoStepVerification }),
  }
}
