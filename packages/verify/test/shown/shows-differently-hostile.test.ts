import { verifySeal } from '@paraph/verify'
import { expect, test } from 'vitest'
import { form, type Layered, layered, layeredPdf } from '@paraph/testing/pdf/layered-pdf.ts'
import { stream } from '@paraph/testing/pdf/handmade-pdf.ts'

const off = '/OFF [6 0 R]'
const differences = async (made: Layered) => (await verifySeal(layeredPdf(made))).differences

/** Two pages. The second one is object 10, and its content object 11. */
const pages = (first: string, second: string, content = '') => ({
  2: '<< /Type /Pages /Kids [3 0 R 10 0 R] /Count 2 /MediaBox [0 0 300 400] >>',
  3: `<< /Type /Page /Parent 2 0 R ${first} >>`,
  10: `<< /Type /Page /Parent 2 0 R /Contents 11 0 R ${second} >>`,
  11: stream('', Buffer.from(content)),
})

test('an expression with parts that are shared very often counts as unclear', async () => {
  const more: Record<number, string> = { 7: '<< /Type /OCMD /VE 20 0 R >>' }
  for (let level = 20; level < 26; level++) more[level] = `[/And ${`${level === 25 ? 6 : level + 1} 0 R `.repeat(10)}]`
  expect(await differences({ reference: '7 0 R', more })).toMatchObject([{ kind: 'layer', page: 1 }])
})

test('marked content that is nested very deeply is read once', async () => {
  const content = `${'/Span BMC '.repeat(300_000)}${'q '.repeat(300_000)}`
  expect(await differences({ configuration: off, content })).toEqual([])
})

test.each<[string, (count: number) => Layered]>([
  ['configurations', (count) => ({ properties: `/Configs [${'<< /Intent /View >>'.repeat(count - 1)}]` })],
  ['applications of usage', (count) => ({ configuration: `/AS [${'<< /Category [/Zoom] >>'.repeat(count)}]` })],
])('a file with more than 20 %s is not searched', async (_, make) => {
  expect(await differences(make(20))).toEqual([])
  expect(await differences(make(21))).toBeNull()
})

test('annotations that pages share are judged once', async () => {
  const stamp = '<< /Type /Annot /Subtype /Stamp /Rect [9 9 99 29] >>'
  const more = { ...pages('/Annots 12 0 R', '/Annots 12 0 R'), 12: `[${stamp}]` }
  expect(await differences({ more })).toMatchObject([{ kind: 'annotation', page: 1 }])
})

test('text in a hidden layer with a long name is found, and a name that is too long is refused', async () => {
  const named = (name: string): Layered => ({
    configuration: off,
    more: pages('', `/Resources << /Properties << /L 6 0 R /${name} 6 0 R >> >>`, layered.replace('/L', `/${name}`)),
  })
  expect(await differences(named('n'.repeat(1000)))).toMatchObject([{ kind: 'hidden_text', page: 2 }])
  const content = layered.replace('/L', `/${'n'.repeat(1001)}`)
  expect(await differences({ configuration: off, content })).toBeNull()
})

test('hidden text is found in forms whose resources lie in each other', async () => {
  const more = {
    ...pages('/Resources << /XObject << /A 9 0 R >> >>', '/Resources << /XObject << /B 12 0 R >> >>', '/B Do'),
    9: form(layered, '/Resources << /Properties << /L 6 0 R >> /XObject << /B 12 0 R >> >>'),
    12: form('/A Do', '/Resources << /XObject << /A 9 0 R >> >>'),
  }
  expect(await differences({ configuration: off, more })).toMatchObject([{ kind: 'hidden_text', page: 2 }])
})
