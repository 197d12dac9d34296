import { expect, test } from 'vitest'
import { renderSignaturePages } from '#work/sealing/pages/render-signature-pages.ts'
import { fieldWith, textField } from '../fields/sealed.support.ts'
import { inputOf, partyOf, signatureOf } from './evidence.ts'
import { readPdf } from './read-pdf.ts'

const fields = [
  textField('Storgatan 1', { name: 'address', label: 'Address', page: 2 }),
  textField('9 500', { type: 'NUMBER', name: 'rent', value: '9500' }),
  fieldWith({ type: 'CHECKBOX', name: 'pets', value: true, shown: 'X' }),
  fieldWith({ type: 'CHECKBOX', name: 'smoking', value: false, shown: '' }),
  fieldWith({ type: 'RADIO', name: 'payment', value: 'Yearly', shown: 'X' }),
  fieldWith({ type: 'SIGNATURE', name: 'signature', value: true, shown: '' }),
  fieldWith({ type: 'INITIALS', name: 'initials', value: true, shown: 'AL' }),
  fieldWith({ name: 'comment', value: null, shown: '' }),
  textField(`${'long '.repeat(2000)}end`, { name: 'terms' }),
  textField('Åsgatan 2\n111 22 Stockholm', { multiline: true }),
]

const pagesWith = async (changes: object) => {
  const party = partyOf('Anna Lindqvist', { signature: signatureOf('Anna Lindqvist', changes) })
  return (await readPdf(await renderSignaturePages(inputOf([party, partyOf('Ali Hassan')])))).text
}

test('the pages list each field of a party with its whole value, its page and its time', async () => {
  const text = await pagesWith({ fields })
  for (const expected of [
    'Filled in on the pages of the document, 21 November 2026 at 14:03:11 UTC:',
    'Address Page 2: Storgatan 1',
    'Number Page 1: 9 500',
    'Box to tick Page 1: Ticked',
    'Box to tick Page 1: Not ticked',
    'Choice of one Page 1: Yearly',
    'Signature Page 1: Drawn by the party',
    'Initials Page 1: AL',
    'Text Page 1: Left empty',
    'Text Page 1: Åsgatan 2 111 22 Stockholm',
  ]) {
    expect(text).toContain(expected)
  }
  expect(text).not.toContain('U+000A')
  expect(text.match(/long/g)).toHaveLength(2000)
  // The fields belong to the party that filled them in.
  expect(text.indexOf('Filled in on')).toBeGreaterThan(text.indexOf('Anna Lindqvist'))
  expect(text.split('Filled in on')).toHaveLength(2)
})

test('text of a field can not look like another field', async () => {
  expect(await pagesWith({ fields: [textField('a\nrent Page 1: 1', { name: 'note' })] })).toContain('U+000A')
})
