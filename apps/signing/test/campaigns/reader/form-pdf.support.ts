import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'

/** The parts of a page of a handmade form, in the syntax of PDF. */
interface FormPage {
  /** Texts of the page, each with its place. */
  texts: [x: number, y: number, text: string][]
  /** Annotations without their type. An appearance of lines is drawn by `drawn`. */
  annotations: { entries: string; drawn?: string[] }[]
  /** More entries of the page. */
  entries?: string
  /** More entries of the form. */
  form?: string
}

const escape = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`)
const rectOf = (entries: string) => /\/Rect \[(\d+) (\d+) (\d+) (\d+)\]/.exec(entries)!.slice(1).map(Number)

/** Returns a PDF of one page with fields and other annotations. */
export function formPdf({ texts, annotations, entries = '', form = '' }: FormPage): File {
  const first = 10
  const numbers = annotations.map((_, index) => first + 2 * index)
  const references = numbers.map((number) => `${number} 0 R`).join(' ')
  const content = texts.map(([x, y, text]) => `BT /F1 14 Tf ${x} ${y} Td (${escape(text)}) Tj ET`).join('\n')
  const fonts = '/Resources << /Font << /F1 5 0 R >> >>'
  const drawing = (lines: string[], size: string) => {
    const shown = lines.map(
      (line, index) => `BT /F1 12 Tf 2 ${4 + 14 * (lines.length - 1 - index)} Td (${escape(line)}) Tj ET`,
    )
    return stream(`/Type /XObject /Subtype /Form /BBox [0 0 ${size}] ${fonts}`, Buffer.from(shown.join('\n'), 'latin1'))
  }
  const objects: Parameters<typeof handmadePdf>[0] = {
    1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${references}] /DA (/F1 12 Tf 0 g) /DR << /Font << /F1 5 0 R >> >> ${form} >> >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${fonts} /Contents 4 0 R /Annots [${references}] ${entries} >>`,
    4: stream('', Buffer.from(content, 'latin1')),
    // The mark of a chosen option.
    6: stream('/Type /XObject /Subtype /Form /BBox [0 0 16 16]', Buffer.from('4 4 8 8 re f')),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  }
  annotations.forEach(({ entries, drawn }, index) => {
    const [x1, y1, x2, y2] = rectOf(entries) as [number, number, number, number]
    const number = numbers[index]!
    objects[number] = `<< /Type /Annot ${entries} ${drawn ? `/AP << /N ${number + 1} 0 R >>` : ''} >>`
    if (drawn) objects[number + 1] = drawing(drawn, `${x2 - x1} ${y2 - y1}`)
  })
  return new File([new Uint8Array(handmadePdf(objects))], 'form.pdf', { type: 'application/pdf' })
}

const box = (x: number, y: number, height = 22) => `/Rect [${x} ${y} ${x + 200} ${y + height}]`
const text = (name: string, x: number, y: number, entries: string) =>
  `/Subtype /Widget /FT /Tx /F 4 /T (${name}) ${box(x, y)} ${entries}`
const button = (name: string, x: number, y: number, entries: string) =>
  `/Subtype /Widget /FT /Btn /F 4 /T (${name}) /Rect [${x} ${y} ${x + 16} ${y + 16}] ${entries}`

/** One of the options of a field. The month is chosen. */
const option = (value: string, x: number, y: number) =>
  button(
    'pay',
    x,
    y,
    `/Ff 32768 /TU (Payment) /V /month /AS /${value === 'month' ? value : 'Off'} /AP << /N << /${value} 6 0 R >> >>`,
  )

/** A loan agreement with each kind of field and note, also with those that nobody may read. */
export const loanForm = () =>
  formPdf({
    texts: [
      [60, 780, 'Loan agreement'],
      [60, 740, 'Borrower:'],
      [60, 700, 'Amount:'],
      [330, 700, 'and nothing more'],
      [60, 660, 'Currency:'],
      [90, 620, 'I have read the terms'],
      [90, 590, 'I want the newsletter'],
      [60, 560, 'I pay each:'],
      [180, 560, 'month'],
      [280, 560, 'year'],
      [60, 300, 'The end of the agreement'],
    ],
    annotations: [
      // The order in the file is not the order on the page.
      {
        entries: `/Subtype /FreeText /F 4 ${box(60, 340, 36)} /Contents (ignored) /DA (/F1 12 Tf)`,
        drawn: ['Paid on the first', 'of each month'],
      },
      { entries: text('amount', 120, 695, '/TU (Amount of the loan) /V (1000)'), drawn: ['250 000 kr'] },
      {
        entries: text('borrower', 130, 725, '/TU (Full name of the borrower) /V (Anna Lindqvist)').replace(
          '747]',
          '761]',
        ),
        drawn: ['Anna', 'Lindqvist'],
      },
      {
        entries: `/Subtype /Widget /FT /Ch /Ff 131072 /F 4 /T (currency) ${box(130, 655)} /Opt [[(s) (Swedish krona)] [(e) (Euro)]] /V (s)`,
        drawn: ['Swedish krona'],
      },
      { entries: button('terms', 60, 620, '/TU (The terms are read) /V /Yes /AS /Yes') },
      { entries: button('news', 60, 590, '/V /Off /AS /Off') },
      { entries: option('year', 260, 560) },
      { entries: option('month', 160, 560) },
      { entries: text('secret', 60, 540, '/Ff 8192 /TU (Code) /V (hunter2)'), drawn: ['*******'] },
      { entries: text('hidden', 60, 510, '/V (hidden value)').replace('/F 4', '/F 2'), drawn: ['hidden drawing'] },
      { entries: text('unseen', 60, 510, '/V (unseen value)').replace('/F 4', '/F 32'), drawn: ['unseen drawing'] },
      { entries: text('form1[0].page1[0].comment[0]', 60, 480, '/V ()') },
      // The label begins with the character U+202E, which reverses the direction of the text.
      { entries: text('stored', 60, 450, '/TU <FEFF202E0049006E007400650072006500730074> /V (19 percent)') },
      { entries: `/Subtype /Text /F 4 /Rect [500 690 520 710] /T (Bo Berg) /Contents (Is the amount right?)` },
      { entries: `/Subtype /Popup /Rect [500 600 580 680] /Contents (Is the amount right?)` },
      { entries: `/Subtype /Stamp /F 4 ${box(60, 400)} /Contents (Approved by the bank)` },
      { entries: `/Subtype /Highlight /F 4 /C [1 1 0] ${box(60, 780)} /QuadPoints [60 802 260 802 60 780 260 780]` },
      { entries: `/Subtype /Link ${box(60, 300)} /Border [0 0 0] /A << /S /URI /URI (https://example.com/terms) >>` },
      { entries: text('outside', 700, 450, '/V (outside of the page)'), drawn: ['outside of the page'] },
    ],
  })
