import type { Handler } from '#api/operation.ts'
import { requireDrawing, toDrawing } from './drawing.ts'

export const getDrawing: Handler<'getDrawing'> = async ({ header }, context) =>
  toDrawing(await requireDrawing(context, header), context)
