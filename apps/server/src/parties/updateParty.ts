import { findCompany } from '../companies/store.ts'
import { unknownCompany } from '../contacts/company-unknown.ts'
import type { Handler } from '../operation.ts'
import { toE164 } from '../phone.ts'
import { lockedParty } from './locked-party.ts'
import { changeRefusal, nextSendStatus } from './party.ts'
import { changeParty } from './store.ts'

export const updateParty: Handler<'updateParty'> = async ({ path, body }, { db, account }) => {
  const change = body.phone === undefined ? body : { ...body, phone: toE164(body.phone)! }
  return db.transaction().execute(async (tx) => {
    const { status, party } = await lockedParty(tx, { ...path, accountId: account.id })
    const refusal = changeRefusal(status, party, change)
    if (refusal) throw refusal
    if (change.companyId !== undefined && !(await findCompany(tx, { id: change.companyId, accountId: account.id }))) {
      throw unknownCompany()
    }
    return changeParty(tx, party.id, { ...change, sendStatus: nextSendStatus(party, change) })
  })
}
