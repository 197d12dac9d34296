import { crc32 } from 'node:zlib'
import { expect } from 'vitest'

/** Reads a ZIP by its directory, as other programs do. The files are not compressed. */
export function readZip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const files: Record<string, Buffer> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, size, start] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 42)]
    const length = zip.readUInt16LE(at + 28)
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = zip.subarray(data, data + size)
    expect(crc32(bytes)).toBe(sum)
    files[zip.toString('utf8', at + 46, at + 46 + length)] = bytes
    at += 46 + length + zip.readUInt16LE(at + 30)
  }
  return files
}
