import type { Photo } from '../page/draft.ts'

/** A4, in points. */
const A4 = { short: 595.28, long: 841.89 }

type Picture = Pick<Photo, 'picture' | 'width' | 'height' | 'turns'>

/**
 * Makes a PDF with one A4 page for each photo. The PDF contains the JPEGs unchanged, and the browser puts their bytes together without copying them
 * into the memory of the page. A library for PDFs is 275 KB of code, or copies every photo.
 */
export function writePdf(photos: Picture[]): Blob {
  const parts: (string | Blob)[] = ['%PDF-1.7\n%\u00b5\u00b5\n']
  // The comment of the first line has two letters of two bytes each.
  let size = new TextEncoder().encode(parts[0] as string).length
  const offsets: number[] = []
  const add = (...content: (string | Blob)[]) => {
    offsets.push(size)
    for (const part of [`${offsets.length} 0 obj\n`, ...content, '\nendobj\n']) {
      parts.push(part)
      size += typeof part === 'string' ? part.length : part.size
    }
  }
  const pageOf = (index: number) => 3 + 3 * index
  add('<< /Type /Catalog /Pages 2 0 R >>')
  const kids = photos.map((_, index) => `${pageOf(index)} 0 R`).join(' ')
  add(`<< /Type /Pages /Kids [${kids}] /Count ${photos.length} >>`)
  for (const [index, photo] of photos.entries()) {
    const { box, drawing } = placeOnPage(photo)
    const [contents, image] = [pageOf(index) + 1, pageOf(index) + 2]
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box.join(' ')}] /Rotate ${(photo.turns % 4) * 90}`,
      ` /Resources << /XObject << /Photo ${image} 0 R >> >> /Contents ${contents} 0 R >>`,
    )
    add(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)
    add(
      `<< /Type /XObject /Subtype /Image /Width ${photo.width} /Height ${photo.height} /ColorSpace /DeviceRGB`,
      ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${photo.picture.size} >>\nstream\n`,
      photo.picture,
      '\nendstream',
    )
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = offsets.length + 1
  parts.push(`xref\n0 ${count}\n0000000000 65535 f \n${entries}`)
  parts.push(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

/** Shows the photo as large as possible in the middle of the page. A wide photo gets a wide page. */
function placeOnPage({ width, height }: Picture) {
  const box = width > height ? ([A4.long, A4.short] as const) : ([A4.short, A4.long] as const)
  const scale = Math.min(box[0] / width, box[1] / height)
  const [w, h] = [width * scale, height * scale]
  const numbers = [w, 0, 0, h, (box[0] - w) / 2, (box[1] - h) / 2].map((value) => Number(value.toFixed(2)))
  return { box, drawing: `q ${numbers.join(' ')} cm /Photo Do Q` }
}
