import type { Handler } from '#api/operation.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import { insertDrawing } from '#domain/signatures/drawing-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { withVerifiedLink } from '../act.ts'
import { toDrawing } from './drawing.ts'

export const startDrawing: Handler<'startDrawing'> = ({ header }, context) =>
  withVerifiedLink(context, header, async ({ document, party, parties }) => {
    const { requiredSignature } = requireActing(document, party, parties)
    if (requiredSignature !== 'DRAWING')
      throw new Problem('drawing_not_required', `The requiredSignature of the party is ${requiredSignature}.`)
    const drawing = await insertDrawing(document, party, context.link)
    return toDrawing(drawing, { ...context, db: document.tx })
  })
