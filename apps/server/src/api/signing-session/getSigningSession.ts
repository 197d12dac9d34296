import type { Handler } from '#api/operation.ts'
import { sessionOf } from './session.ts'

export const getSigningSession: Handler<'getSigningSession'> = ({ header }, context) =>
  sessionOf(context, header['verification-pass'])
