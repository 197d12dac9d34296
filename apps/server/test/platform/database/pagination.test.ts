import { expect, test } from 'vitest'
import { newId } from '#platform/database/ids.ts'
import { readCursor, toPage } from '#platform/database/pagination.ts'

const rows = (count: number) => Array.from({ length: count }, () => ({ id: newId('doc') }))

test.each([[3, 3]])('%i rows make the last page with a limit of %i', (count, limit) => {
  const all = rows(count)
  expect(toPage(all, limit)).toEqual({ rows: all, nextCursor: null })
})

test.each([[4, 3]])('%i rows make a page of %i, and its cursor points after the last row', (count, limit) => {
  const all = rows(count)
  const page = toPage(all, limit)
  expect(page.rows).toEqual(all.slice(0, limit))
  expect(page.nextCursor).toMatch(/^[\w-]+$/)
  expect(readCursor('doc', page.nextCursor!)).toBe(all[limit - 1]!.id)
})

test.each(['', 'x', newId('doc'), cursor(newId('ctc')), cursor(`${newId('doc')}0`), cursor("doc_' or 1=1 --")])(
  'the cursor %j is refused',
  (broken) => {
    const errors = [expect.objectContaining({ pointer: '/query/cursor', code: 'cursor' })]
    expect(() => readCursor('doc', broken)).toThrow(expect.objectContaining({ code: 'request_invalid', errors }))
  },
)

function cursor(id: string): string {
  return Buffer.from(id).toString('base64url')
}
