import { crc32 } from 'node:zlib'

export interface Png {
  width: number
  height: number
  bitDepth: number
  /** Components of a pixel without its transparency. A palette has one. */
  colors: 1 | 3
  hasAlpha: boolean
  palette: Uint8Array | undefined
  /** The compressed rows. */
  data: Uint8Array
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Reads the parts of a PNG that a PDF takes over unchanged. Throws if the file is damaged or interlaced. */
export function readPng(bytes: Uint8Array): Png {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('The file is not a PNG.')
  const chunks = [...readChunks(file)]
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  if (header?.length !== 13 || chunks.at(-1)?.type !== 'IEND') throw new Error('The PNG is damaged.')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [bitDepth, colorType, interlace] = [header[8]!, header[9]!, header[12]!]
  if (interlace !== 0) throw new Error('The PNG is interlaced.')
  if (![0, 2, 3, 4, 6].includes(colorType) || ![1, 2, 4, 8, 16].includes(bitDepth))
    throw new Error('The PNG is damaged.')
  const palette = colorType === 3 ? chunks.find(({ type }) => type === 'PLTE')?.data : undefined
  if (colorType === 3 && !(palette && palette.length >= 3 && palette.length % 3 === 0))
    throw new Error('The PNG has no palette.')
  return {
    width,
    height,
    bitDepth,
    colors: colorType === 2 || colorType === 6 ? 3 : 1,
    hasAlpha: colorType === 4 || colorType === 6,
    palette,
    data: Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  }
}

/**
 * Throws if a checksum of the PNG is wrong, because browsers show no such picture. Only new pictures are checked: a picture that was accepted before
 * must still be sealed.
 */
export function requireChecksums(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  for (const { type, data, checksum } of readChunks(file))
    if (crc32(data, crc32(type)) !== checksum) throw new Error('The PNG has a wrong checksum.')
}

interface Chunk {
  type: string
  data: Buffer
  checksum: number
}

function* readChunks(file: Buffer): Iterable<Chunk> {
  let offset = SIGNATURE.length
  while (offset + 12 <= file.length) {
    const length = file.readUInt32BE(offset)
    if (offset + 12 + length > file.length) return
    const type = file.toString('latin1', offset + 4, offset + 8)
    const end = offset + 8 + length
    yield { type, data: file.subarray(offset + 8, end), checksum: file.readUInt32BE(end) }
    if (type === 'IEND') return
    offset += 12 + length
  }
}
