import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { handmadePdf } from '@paraph/testing/pdf/handmade-pdf.ts'
import { layeredPdf } from '@paraph/testing/pdf/layered-pdf.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { startPages } from '@paraph/testing/pages/page.ts'
import { signIn, storeFile } from '@paraph/testing/pages/console.ts'

const { newAccount, openAt } = await startPages()

const script = '/A << /S /JavaScript /JS (this.getField\\("rent"\\).value = 1) >>'
const portfolio = {
  1: '<< /Type /Catalog /Pages 2 0 R /Collection << /Type /Collection >> >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>',
}
const withPassword = async () => {
  const pdf = PDF.create()
  pdf.addPage()
  pdf.setProtection({ userPassword: 'secret' })
  return pdf.save()
}

test('each refused file gets a sentence of its own that says what to do, and where in the file it is, in both languages', async () => {
  const { key } = await newAccount()
  const { tab, faults } = await openAt('/')
  await signIn(tab, key)
  for (const [name, bytes, english, swedish] of [
    ['empty.pdf', Buffer.alloc(0), 'Save it again, and choose the new file.', 'Spara den igen och välj den nya filen.'],
    [
      'photo.heic',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'On an iPhone, choose Share, then Print, and save that as a PDF.',
      'På en iPhone',
    ],
    [
      'lease.docx',
      Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0[Content_Types].xml'),
      'Save it there as a PDF, and choose that.',
      'Spara det där som PDF',
    ],
    ['note.txt', Buffer.from('Please sign.'), 'This file is not a PDF.', 'Filen är ingen PDF.'],
    [
      'half.pdf',
      handmadePdf(portfolio).subarray(0, 200),
      'Open it in a PDF program, save it again, and choose the new file.',
      'Öppna den i ett PDF-program',
    ],
    [
      'kids.pdf',
      handmadePdf({
        ...portfolio,
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        2: '<< /Type /Pages /Kids [9 0 R] /Count 1 >>',
      }),
      'You find it here: object 2.',
      'Du hittar det här: objekt 2.',
    ],
    ['password.pdf', await withPassword(), 'Remove the password, then choose the file again.', 'Ta bort lösenordet'],
    [
      'portfolio.pdf',
      handmadePdf(portfolio),
      'Choose the one that is to be signed.',
      'Välj den som ska skrivas under.',
    ],
    [
      'layer.pdf',
      layeredPdf({ configuration: '/OFF [6 0 R]' }),
      'Print it to a PDF, and choose that. You find it here: page 1.',
      'Du hittar det här: sida 1.',
    ],
    [
      'script.pdf',
      handmadeForm({ fields: [widget(`/FT /Btn /Ff 65536 /T (a) ${script}`)] }),
      'You find it here: page 1, object 10, “this.getField("rent").value = 1”.',
      'Du hittar det här: sida 1, objekt 10, ”this.getField("rent").value = 1”.',
    ],
  ] as const) {
    for (const [language, label, words] of [
      ['Svenska', 'Välj en PDF', swedish],
      ['English', 'Choose a PDF', english],
    ] as const) {
      await tab.getByRole('button', { name: language }).click()
      await tab.getByLabel(label).setInputFiles(await storeFile(name, bytes))
      await tab.locator('.drop').getByText(words).waitFor()
      if (name === 'script.pdf') await look(tab, `console/refused file in ${language}`)
    }
  }
  expect(faults).toEqual([])
})
