import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RequestHandler } from 'express'

interface Copies {
  etag: string
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

/** The smaller one first. */
const encodings = ['br', 'gzip'] as const

/** Serves the spec. It is compressed once, at the first request, because nobody needs a key to ask for it. */
export function specFile(document: object): RequestHandler {
  let copies: Promise<Copies> | undefined
  return async (req, res) => {
    const { etag, ...bytes } = await (copies ??= compress(JSON.stringify(document)))
    // `acceptsEncodings` would choose the first one that the client names.
    const encoding = encodings.find((each) => req.acceptsEncodings(each)) ?? 'identity'
    // CORS may have set `vary` already.
    res.vary('accept-encoding').set({ etag, 'cache-control': 'no-cache' }).type('json')
    if (encoding !== 'identity') res.set('content-encoding', encoding)
    // Answers 304 to a client that has this version.
    res.send(bytes[encoding])
  }
}

async function compress(text: string): Promise<Copies> {
  const identity = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)])
  return { etag: `W/"${hash('sha256', identity, 'base64url')}"`, identity, br, gzip: gzipped }
}
