import type { Handler } from '#api/operation.ts'
import { saveStrokes } from '#domain/signatures/drawing-store.ts'
import { requireFittingStrokes } from '#domain/signatures/signature-rules.ts'
import { Problem } from '#platform/problems/problem.ts'
import { requireDrawing, toDrawing } from './drawing.ts'

export const sendDrawing: Handler<'sendDrawing'> = async ({ header, body: { strokes } }, context) => {
  requireFittingStrokes(strokes)
  const drawing = await requireDrawing(context, header)
  if (!(await saveStrokes(context.db, drawing, strokes))) throw new Problem('drawing_done')
  return toDrawing({ ...drawing, strokes }, context)
}
