import type { KeyObject, PrivateKeyInput } from 'node:crypto'

/** The seal's certificate and where its private key is. Can be sent to another process. */
export interface SealKey {
  /** DER. */
  certificate: Uint8Array
  /** The known certificates of the issuers, from the direct issuer to the root. DER. */
  chain: Uint8Array[]
  keyType: 'RSA' | 'EC'
  digest: 'sha256' | 'sha384'
  source: { privateKey: PrivateKeyInput } | { command: string[] }
  origin: 'development' | 'pkcs12' | 'pem'
}

export function keySource(key: KeyObject): SealKey['source'] {
  return { privateKey: { key: key.export({ format: 'der', type: 'pkcs8' }), format: 'der', type: 'pkcs8' } }
}
