import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const RP = { id: 'sign.example.com', origin: 'https://sign.example.com' }

/** What the authenticator does wrong. */
interface Twist {
  origin?: string
  rpId?: string | undefined
  counter?: number
  /** False for somebody who has only touched the device. */
  isVerified?: boolean | undefined
  userHandle?: string
  /** Another authenticator, whose key signs. */
  signedBy?: SoftAuthenticator
}

type Options = { challenge: string; user?: { id: string } }

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

/** A device with one passkey, which does what a browser and an authenticator do (WebAuthn, sections 5 and 6). */
export class SoftAuthenticator {
  readonly id = randomBytes(32)
  readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  userHandle = ''
  counter = 0

  /** Answers `navigator.credentials.create`. */
  create({ challenge, user }: Options, { origin, rpId, isVerified }: Twist = {}) {
    this.userHandle = user!.id
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)])
    const authData = this.data({ rpId, isVerified }, ATTESTED, attested)
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    })
  }

  /** Answers `navigator.credentials.get`. */
  get({ challenge }: Options, { origin, rpId, counter, isVerified, userHandle, signedBy = this }: Twist = {}) {
    this.counter = counter ?? this.counter + 1
    const clientDataJSON = clientData('webauthn.get', challenge, origin)
    const authenticatorData = this.data({ rpId, isVerified }, 0)
    const signed = Buffer.concat([
      authenticatorData,
      hash('sha256', Buffer.from(clientDataJSON, 'base64url'), 'buffer'),
    ])
    return this.credential({
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, signedBy.keys.privateKey)),
      userHandle: userHandle ?? this.userHandle,
    })
  }

  private data({ rpId = RP.id, isVerified = true }: Twist, flags: number, more: Uint8Array = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5)
    head[0] = PRESENT | flags | (isVerified ? VERIFIED : 0)
    head.writeUInt32BE(this.counter, 1)
    return Buffer.concat([hash('sha256', rpId, 'buffer'), head, more])
  }

  private credential<Response>(response: Response) {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  }
}

const clientData = (type: string, challenge: string, origin = RP.origin) =>
  base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
