import type { Handler } from '#api/operation.ts'

/** The operator allows each of the ways, but the server may not be able to do it. */
export const getSignInWays: Handler<'getSignInWays'> = async (_input, { signInWays, outbox }) => ({
  ways: signInWays.filter((way) => way !== 'MAILED_LINK' || outbox.channels.has('EMAIL')),
})
