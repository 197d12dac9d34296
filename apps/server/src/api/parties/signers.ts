import type { Context } from '#api/context.ts'
import type { Handler } from '#api/operation.ts'
import { getParty } from './getParty.ts'
import { listParties } from './listParties.ts'
import { remindParty } from './remindParty.ts'
import { removeParty } from './removeParty.ts'
import { updateParty } from './updateParty.ts'

type SignerInput = { path: { id: string; signerId: string } }
type PartyInput<Input> = Omit<Input, 'path'> & { path: { id: string; partyId: string } }

/** Wraps a handler, so that it accepts the deprecated name of its path parameter. */
function asSigner<Reply, Rest>(handler: (input: PartyInput<Rest>, context: Context) => Promise<Reply>) {
  return ({ path, ...rest }: SignerInput & Rest, context: Context) =>
    handler({ ...rest, path: { id: path.id, partyId: path.signerId } } as PartyInput<Rest>, context)
}

export { addParty as addSigner } from './addParty.ts'
export const getSigner: Handler<'getSigner'> = asSigner(getParty)
export const updateSigner: Handler<'updateSigner'> = asSigner(updateParty)
export const removeSigner: Handler<'removeSigner'> = asSigner(removeParty)
export const remindSigner: Handler<'remindSigner'> = asSigner(remindParty)
export const listSigners: Handler<'listSigners'> = async (input, context) => {
  const { parties } = await listParties(input, context)
  return { signers: parties }
}
