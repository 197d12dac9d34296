import type { Handler } from '#api/operation.ts'
import { companyPointerOf } from '#domain/contacts/person-columns.ts'
import { insertContact } from '#domain/contacts/store.ts'
import { rethrowCompanyUnknown } from './rethrow-company-unknown.ts'

export const createContact: Handler<'createContact'> = ({ body }, { now, account, actor, ...deps }) =>
  insertContact(deps, { accountId: account.id, createdBy: actor.id! }, body, now()).catch((error: unknown) =>
    rethrowCompanyUnknown(error, companyPointerOf(body)),
  )
