import type { ParaphDocument } from '@paraph/client'
import { expect, test } from 'vitest'
import { ListTable } from '../src/tables/list-table.ts'

test('a list of documents becomes a table without formulas, one column for each value', async () => {
  const document = {
    id: 'doc_1',
    title: '=HYPERLINK("x"); a',
    status: 'SENT',
    sentAt: null,
    updatedAt: '2026-11-30T07:00:00.000Z',
    labels: ['A', 'B'],
    partySummary: {
      total: 4,
      signed: 1,
      names: ['Anna', 'Bo', 'Cy'],
      signingStatuses: ['SIGNED', 'NOT_SIGNED', 'NOT_SIGNED'],
    },
  } as unknown as ParaphDocument
  const table = new ListTable()
  table.add(document)
  const [headings, row] = (await table.write(';').text()).split('\r\n')
  expect(headings).toMatch(/title;status;people;signed;total;createdAt;sentAt;/)
  expect(row).toBe(`"'=HYPERLINK(""x""); a";SENT;Anna / Bo / Cy / +1;1;4;;;;2026-11-30T07:00:00.000Z;;A / B;;doc_1`)
})
