import { PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream, PdfString } from '@libpdf/core'
import { expect, test } from 'vitest'
import { ObjectWriter } from '#platform/pdf/write/object-writer.ts'

test('no value changes when it is written, neither a number nor a carriage return in a string', () => {
  const numbers = [0, -7, 0.8600001, 56.52450361, 1e-7, 1e21, 123456789.25]
  const dictionary = PdfDict.of({
    Numbers: new PdfArray(numbers.map((number) => PdfNumber.of(number))),
    Empty: new PdfArray([]),
    Lines: PdfString.fromBytes(Buffer.from('a\rb')),
    Line: PdfString.fromString('(a)'),
    Next: PdfRef.of(4, 1),
    Type: PdfName.of('A B'),
  })
  const stream = new PdfStream(dictionary, Buffer.from('xyz'))
  stream.set('Length', PdfNumber.of(99))
  const writer = new ObjectWriter(Buffer.from('%'))
  writer.writeObject(3, 0, stream)
  expect(Buffer.from(writer.toBytes()).toString('latin1')).toBe(
    `%3 0 obj
<<
/Length 3
/Numbers [0 -7 0.8600001 56.52450361 0.0000001 1000000000000000000000 123456789.25]
/Empty []
/Lines <610d62>
/Line (\\(a\\))
/Next 4 1 R
/Type /A#20B
>>
stream
xyz
endstream
endobj
`,
  )
})
