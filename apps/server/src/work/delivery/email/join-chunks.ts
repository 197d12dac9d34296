import { Transform } from 'node:stream'

/** Bytes. A mail without an attachment fits. */
const CHUNK = 64 * 1024

/** Returns a stream that joins small chunks. Each chunk causes a write to the socket, and a write takes longer than a copy in memory. */
export function joinChunks(): Transform {
  let chunks: Buffer[] = []
  let size = 0
  const take = () => {
    const joined = Buffer.concat(chunks, size)
    chunks = []
    size = 0
    return joined
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      size += chunk.length
      if (size < CHUNK) done()
      else done(null, take())
    },
    flush(done) {
      done(null, take())
    },
  })
}
