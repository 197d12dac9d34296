import { crc32, deflateSync } from 'node:zlib'

interface PngContents {
  width: number
  height: number
  bits?: number
  type: number
  interlace?: number
  rows: Buffer
  more?: (readonly [string, Buffer])[]
}

export function png({ width, height, bits = 8, type, interlace = 0, rows, more = [] }: PngContents): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, type, 0, 0, interlace], 8)
  const chunks = [
    ['IHDR', header] as const,
    ...more,
    ['IDAT', deflateSync(rows)] as const,
    ['IEND', Buffer.alloc(0)] as const,
  ]
  const parts = chunks.flatMap(([name, data]) => {
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(data, crc32(name)))
    return [length, Buffer.from(name), data, checksum]
  })
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

/** Returns the PNG with a wrong checksum of its header. Browsers do not show it. */
export const withWrongChecksum = (file: Buffer): Buffer => Buffer.from(file).fill(0, 29, 33)

/** A JPEG up to the header of its image data, with an orientation as a phone writes it. */
export function jpeg(width: number, height: number, orientation: number): Buffer {
  const exif = Buffer.from(
    `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
    'latin1',
  )
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  }
  const frame = Buffer.concat([Buffer.from([8]), size, Buffer.from([3, 1, 17, 0, 2, 17, 0, 3, 17, 0])])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, exif),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([3, 1, 0, 2, 0, 3, 0, 0, 63, 0])),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A picture of a signature, as the signing page makes it: black ink on transparent, as a PNG in base64. */
export function signaturePicture(width = 60, height = 20): string {
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + 4 * width)
    // A thick line from the upper left to the lower right.
    for (let x = 0; x < width; x++) row[4 * x + 4] = Math.abs(x / width - y / height) < 0.1 ? 255 : 0
    return row
  })
  return png({ width, height, type: 6, rows: Buffer.concat(rows) }).toString('base64')
}
