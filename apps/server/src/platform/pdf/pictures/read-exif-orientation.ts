const ORIENTATION = 0x0112

/**
 * Returns the EXIF orientation, a number from 1 to 8. Phones store a photo as the sensor sees it, and this number says which side is up. PDF readers
 * ignore it.
 */
export function readExifOrientation(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let offset = 2; offset + 4 <= file.length && file[offset] === 0xff;) {
    const [marker, length] = [file[offset + 1]!, file.readUInt16BE(offset + 2)]
    // The image data begins here.
    if (marker === 0xda) return 1
    const segment = file.subarray(offset + 4, offset + 2 + length)
    if (marker === 0xe1 && segment.toString('latin1', 0, 6) === 'Exif\0\0') return readDirectory(segment.subarray(6))
    offset += 2 + length
  }
  return 1
}

function readDirectory(tiff: Buffer): number {
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (at + 4 > tiff.length ? 0 : little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const start = long(4)
  for (let entry = 0; entry < short(start); entry++) {
    const at = start + 2 + entry * 12
    if (short(at) !== ORIENTATION) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}
