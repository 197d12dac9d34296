import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { PDF } from '@libpdf/core'

/** Returns a PDF with a line of text and an image of random pixels on each page, so that it compresses no better than a scanned one. */
export async function makePdf(pages: number, bytesPerPage: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = PDF.create()
  for (let page = 1; page <= pages; page++) {
    const drawn = pdf.addPage({ size: 'a4' })
    drawn.drawText(`This is page ${page} of the agreement`, { x: 60, y: 700, size: 20 })
    drawn.drawImage(pdf.embedPng(noise(bytesPerPage)), { x: 60, y: 300, width: 300, height: 300 })
  }
  return new Uint8Array(await pdf.save())
}

/** Returns a PDF with one page of text. */
export async function makeLetter(): Promise<Buffer> {
  const pdf = PDF.create()
  const page = pdf.addPage({ size: 'a4' })
  for (let line = 0; line < 40; line++)
    page.drawText(`${line + 1}. The parties agree to what this agreement says, and to what follows from it.`, {
      x: 60,
      y: 780 - line * 18,
      size: 11,
    })
  return Buffer.from(await pdf.save())
}

/** Returns a square PNG of about this size. */
function noise(bytes: number): Uint8Array {
  const side = Math.ceil(Math.sqrt(bytes / 3))
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side * 3)]))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits per channel, RGB.
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
