/** What people upload instead of a PDF. */
export type OtherFile = 'empty' | 'heic' | 'picture' | 'office'

/** The first bytes of pictures: PNG, JPEG, GIF, both orders of TIFF, BMP and WebP. */
const PICTURES = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\0', 'MM\0*', 'BM', 'RIFF']
/** The first bytes of RTF and of the older files of Word and Excel. */
const OFFICE = [String.raw`{\rtf`, '\xd0\xcf\x11\xe0']
/** The photos of phones say their format here. */
const HEIC = /^.{4}ftyp(?:hei|hev|mif1|msf1|avif)/s
/** The newer files of Word, Excel and LibreOffice are packed folders with one of these names. */
const PACKED = /^PK.*(?:\[Content_Types\]\.xml|word\/|mimetypeapplication\/vnd\.oasis)/s

const BEGINNING = 4096

/** Recognizes a file that is no PDF by its first bytes. */
export function otherFileOf(file: Buffer): OtherFile | undefined {
  if (file.length === 0) return 'empty'
  const start = file.toString('latin1', 0, BEGINNING)
  if (HEIC.test(start)) return 'heic'
  if (PICTURES.some((bytes) => start.startsWith(bytes))) return 'picture'
  return PACKED.test(start) || OFFICE.some((bytes) => start.startsWith(bytes)) ? 'office' : undefined
}
