import { accountOf } from '@paraph/testing/server/account.ts'
import type { TestServer } from '@paraph/testing/server/server.ts'

type Client = Awaited<ReturnType<TestServer['newAccount']>>['client']

/** Returns a function that makes an account in which members see only their own documents, with two of them. */
export const twoMembersOf =
  ({ newAccount, newMember }: Pick<TestServer, 'newAccount' | 'newMember'>) =>
  async () => {
    const account = await newAccount()
    const add = async (name: string) => {
      const { id, client, token } = await newMember(account.id, { role: 'SENDER', name })
      return { ...accountOf(client, token, account.id), id }
    }
    const [anna, bo] = [await add('Anna Lindqvist'), await add('Bo Ek')]
    await account.client.PATCH('/api/v1/account', { body: { documentsSeenBy: 'OWNER' } })
    return { account, anna, bo }
  }

/** The identifiers of the documents that a list has. */
export const listedIds = async ({ client }: { client: Client }, query = {}) =>
  (await client.GET('/api/v1/documents', { params: { query } })).data!.documents.map(({ id }) => id)
