import type { DocumentValue, FilledIn, ParaphDocument } from '@paraph/client'
import { expect, test } from 'vitest'
import { ValuesTable } from '../src/documents/values-table.ts'

const valueOf = (partyName: string, name: string, value: FilledIn['value'], shown = ''): DocumentValue => {
  return { name, partyId: `pty_${partyName}`, partyName, filledIn: { value, shown, at: '2026-11-30T06:00:00.000Z' } }
}

const documentOf = (id: string, values?: DocumentValue[]) =>
  ({ id, title: `Lease ${id}`, status: 'SENT', completedAt: null, externalId: null, values }) as ParaphDocument

async function textOf(documents: ParaphDocument[]): Promise<string> {
  const table = new ValuesTable()
  for (const document of documents) table.add(document)
  return table.write(';').text()
}

test('each name of a field has one column, and a document without fields has a row too', async () => {
  const completed = {
    ...documentOf('a', [valueOf('Anna', 'rent', '9450.5', '9,450.5'), valueOf('Anna', 'pets', false)]),
    completedAt: '2026-11-30T07:00:00.000Z',
    externalId: 'case-1',
  }
  const others = [documentOf('b', []), documentOf('c'), documentOf('d', [valueOf('Bo', 'signed', null, '2026-11-30')])]
  expect((await textOf([completed, ...others])).split('\r\n')).toEqual([
    'title;id;status;completedAt;externalId;rent;pets;signed',
    'Lease a;a;SENT;2026-11-30T07:00:00.000Z;case-1;9450.5;false;',
    'Lease b;b;SENT;;;;;',
    'Lease c;c;SENT;;;;;',
    'Lease d;d;SENT;;;;;2026-11-30',
  ])
})

test('a name that two people of one document share has a column for each, with the person', async () => {
  const text = await textOf([
    documentOf('a', [valueOf('Cy', 'rent', '3'), valueOf('Cy', 'note', 'x')]),
    documentOf('b', [valueOf('Anna', 'rent', '1'), valueOf('Bo', 'rent', '2'), valueOf('Bo', 'title', 'CEO')]),
  ])
  expect(text.split('\r\n').map((line) => line.split(';').slice(5).join(';'))).toEqual([
    'rent;rent (person);rent 2;rent 2 (person);note;title (field)',
    '3;Cy;;;x;',
    '1;Anna;2;Bo;;CEO',
  ])
})

test('no value is a formula, and a value keeps its lines in one cell', async () => {
  const values = [valueOf('Anna', 'a', '=HYPERLINK("x")'), valueOf('Anna', 'b', '-1'), valueOf('Anna', 'c', 'x\n=1;y')]
  const [, row] = (await textOf([documentOf('a', values)])).split('\r\n')
  expect(row).toBe(`Lease a;a;SENT;;;"'=HYPERLINK(""x"")";'-1;"x\n'=1;y"`)
})

test('a table that would take too much memory is full', () => {
  const [long, wide] = [new ValuesTable(), new ValuesTable()]
  const text = 'x'.repeat(10_000)
  long.add(
    documentOf(
      'a',
      Array.from({ length: 4999 }, (_, place) => valueOf('Anna', `n${place}`, text)),
    ),
  )
  expect(long.isFull).toBe(false)
  long.add(documentOf('b', [valueOf('Anna', 'n', text)]))
  expect(long.isFull).toBe(true)
  const values = Array.from({ length: 2995 }, (_, place) => valueOf('Anna', `n${place}`, ''))
  for (let row = 0; row < 999; row++) wide.add(documentOf('a', row === 0 ? values : []))
  expect(wide.isFull).toBe(false)
  wide.add(documentOf('b'))
  expect(wide.isFull).toBe(true)
})
