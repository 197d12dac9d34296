import { webcrypto } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  BitString,
  Constructed,
  Enumerated,
  GeneralizedTime,
  Integer,
  ObjectIdentifier,
  OctetString,
  Primitive,
  Sequence,
} from 'asn1js'
import {
  BasicOCSPResponse,
  CertificateRevocationList,
  Extension,
  MessageImprint,
  OCSPRequest,
  OCSPResponse,
  PKIStatusInfo,
  ResponseBytes,
  ResponseData,
  RevokedCertificate,
  SingleResponse,
  Time,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { UNREACHED } from '@paraph/testing/server/unreached.ts'
import {
  constraints,
  HOUR,
  issue,
  type Issued,
  KEY_IDENTIFIER,
  keyIdentifier,
  type KeyKind,
  usage,
} from './certificates.ts'
import { signTimestamp } from './sign-timestamp.ts'

/** How the services behave. Tests change it. */
export interface Behaviour {
  tsa:
    | 'right'
    | 'slow'
    | 'garbage'
    | 'failing'
    | 'limited'
    | 'unauthorized'
    | 'rejecting'
    | 'redirecting'
    | 'endless'
    | 'other-nonce'
    | 'other-data'
    | 'wrong-signature'
    | 'not-for-timestamps'
    | 'by-key-identifier'
    | 'large'
    | 'without-ess'
  ocsp:
    | 'right'
    | 'failing'
    | 'revoked'
    | 'expired'
    | 'future'
    | 'unknown'
    | 'wrong-signature'
    | 'other-certificate'
    | 'delegate'
    | 'unfit-delegate'
    | 'expired-delegate'
    | 'foreign-delegate'
    | 'pss'
  crl: 'right' | 'failing' | 'revoked' | 'expired' | 'wrong-signature'
}

interface SealContents {
  knows?: ('ocsp' | 'crl' | 'issuer')[]
  days?: number
  name?: string
  /** Another certificate with the same key. */
  keyOf?: Issued
  /** The first byte of the key usage. */
  keyUsage?: number
}

/** A certificate authority with a timestamp server, an OCSP server and a revocation list, which no program trusts by default. */
export async function startSealAuthority() {
  const behaviour: Behaviour = { tsa: 'right', ocsp: 'right', crl: 'right' }
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url!)
    answer(request).then(
      (bytes) =>
        bytes === 'never'
          ? undefined
          : typeof bytes === 'number'
            ? response.writeHead(bytes, { location: 'file:///etc/passwd', 'retry-after': '120' }).end()
            : response.end(bytes),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const root = await issue({ name: 'Test root', extensions: [constraints(true)] })
  const tsa = await issue({
    name: 'Test TSA',
    issuer: root,
    extensions: [usage('1.3.6.1.5.5.7.3.8'), keyIdentifier(KEY_IDENTIFIER), ...services(['ocsp'])],
  })

  async function answer(request: IncomingMessage): Promise<Uint8Array | number | 'never'> {
    const body = await readBody(request)
    if (request.url === '/tsa') return timestamp(body)
    if (request.url === '/ocsp') return behaviour.ocsp === 'failing' ? 500 : ocspAnswer(body)
    if (request.url === '/crl') return behaviour.crl === 'failing' ? 404 : revocationList()
    if (request.url === '/root.crt') return root.der
    return 404
  }

  async function timestamp(body: Uint8Array): Promise<Uint8Array | number | 'never'> {
    const { tsa: mode } = behaviour
    if (mode === 'slow') return 'never'
    if (mode === 'failing') return 503
    if (mode === 'limited') return 429
    if (mode === 'unauthorized') return 401
    if (mode === 'rejecting') {
      const response = new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) })
      return new Uint8Array(response.toSchema().toBER())
    }
    if (mode === 'redirecting') return 302
    if (mode === 'garbage') return Buffer.from('<html>Service unavailable</html>')
    if (mode === 'endless') return Buffer.alloc(5_000_000)
    const asked = TimeStampReq.fromBER(Uint8Array.from(body).buffer)
    const imprint =
      mode === 'other-data'
        ? new MessageImprint({
            hashAlgorithm: asked.messageImprint.hashAlgorithm,
            hashedMessage: new OctetString({ valueHex: new ArrayBuffer(32) }),
          })
        : asked.messageImprint
    const nonce = mode === 'other-nonce' ? new Integer({ value: 7 }) : asked.nonce!
    const info = new TSTInfo({
      version: 1,
      policy: '1.2.3.4',
      messageImprint: imprint,
      serialNumber: new Integer({ value: 1 }),
      genTime: new Date(),
      nonce,
    })
    const signer = mode === 'not-for-timestamps' ? root : tsa
    const token = await signTimestamp(info.toSchema().toBER(), signer, mode)
    const response = new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: token })
    return new Uint8Array(response.toSchema().toBER())
  }

  async function ocspAnswer(body: Uint8Array): Promise<Uint8Array> {
    const { reqCert } = OCSPRequest.fromBER(Uint8Array.from(body).buffer).tbsRequest.requestList[0]!
    const { ocsp: mode } = behaviour
    const [from, until] = { expired: [-3, -2], future: [1, 2], now: [-1, 1] }[
      mode === 'expired' || mode === 'future' ? mode : 'now'
    ] as [number, number]
    if (mode === 'other-certificate') reqCert.serialNumber = new Integer({ value: 5 })
    const revoked = new Constructed({
      idBlock: { tagClass: 3, tagNumber: 1 },
      value: [new GeneralizedTime({ valueDate: new Date() })],
    })
    const certStatus =
      mode === 'revoked' ? revoked : new Primitive({ idBlock: { tagClass: 3, tagNumber: mode === 'unknown' ? 2 : 0 } })
    const single = new SingleResponse({
      certID: reqCert,
      certStatus,
      thisUpdate: new Date(Date.now() + from * HOUR),
      nextUpdate: new Date(Date.now() + until * HOUR),
    })
    const delegate = await delegateOf(mode)
    const basic = new BasicOCSPResponse({
      tbsResponseData: new ResponseData({
        responderID: root.certificate.subject,
        producedAt: new Date(),
        responses: [single],
      }),
      ...(delegate && { certs: [delegate.certificate] }),
    })
    const signer = mode === 'wrong-signature' ? tsa : (delegate ?? root)
    await basic.sign(mode === 'pss' ? await forPss(signer.privateKey) : signer.privateKey, 'SHA-256')
    const responseBytes = new ResponseBytes({
      responseType: '1.3.6.1.5.5.7.48.1.1',
      response: new OctetString({ valueHex: basic.toSchema().toBER() }),
    })
    const response = new OCSPResponse({ responseStatus: new Enumerated({ value: 0 }), responseBytes })
    return new Uint8Array(response.toSchema().toBER())
  }

  /** An authority may let another certificate sign OCSP answers, if that certificate is made for OCSP. */
  async function delegateOf(mode: Behaviour['ocsp']): Promise<Issued | undefined> {
    const extensions = [usage('1.3.6.1.5.5.7.3.9')]
    if (mode === 'pss') return issue({ name: 'Test OCSP', issuer: root, kind: 'RSA-2048', extensions })
    if (mode === 'delegate') return issue({ name: 'Test OCSP', issuer: root, extensions })
    if (mode === 'unfit-delegate')
      return issue({ name: 'Test OCSP', issuer: root, extensions: [usage('1.3.6.1.5.5.7.3.2')] })
    if (mode === 'expired-delegate') return issue({ name: 'Test OCSP', issuer: root, days: -1, extensions })
    return mode === 'foreign-delegate' ? issue({ name: 'Test OCSP', extensions }) : undefined
  }

  async function revocationList(): Promise<Uint8Array> {
    const list = new CertificateRevocationList({
      version: 1,
      issuer: root.certificate.subject,
      thisUpdate: new Time({ type: 0, value: new Date(Date.now() - 3 * HOUR) }),
      nextUpdate: new Time({ type: 0, value: new Date(Date.now() + (behaviour.crl === 'expired' ? -HOUR : HOUR)) }),
      ...(behaviour.crl === 'revoked' && {
        revokedCertificates: issued.map(
          ({ certificate }) =>
            new RevokedCertificate({
              userCertificate: certificate.serialNumber,
              revocationDate: new Time({ type: 0, value: new Date() }),
            }),
        ),
      }),
    })
    await list.sign((behaviour.crl === 'wrong-signature' ? tsa : root).privateKey, 'SHA-256')
    return new Uint8Array(list.toSchema(true).toBER())
  }

  const issued: Issued[] = []
  function services(kinds: ('ocsp' | 'crl' | 'issuer')[]): Extension[] {
    const location = (path: string) =>
      new Primitive({
        idBlock: { tagClass: 3, tagNumber: 6 },
        valueHex: Uint8Array.from(Buffer.from(`${url}${path}`)).buffer,
      })
    const access = (method: string, path: string) =>
      new Sequence({ value: [new ObjectIdentifier({ value: method }), location(path)] })
    const methods = [
      ...(kinds.includes('ocsp') ? [access('1.3.6.1.5.5.7.48.1', '/ocsp')] : []),
      ...(kinds.includes('issuer') ? [access('1.3.6.1.5.5.7.48.2', '/root.crt')] : []),
    ]
    const point = new Sequence({ value: [wrap(0, wrap(0, location('/crl')))] })
    return [
      ...(methods.length
        ? [new Extension({ extnID: '1.3.6.1.5.5.7.1.1', extnValue: new Sequence({ value: methods }).toBER() })]
        : []),
      ...(kinds.includes('crl')
        ? [new Extension({ extnID: '2.5.29.31', extnValue: new Sequence({ value: [point] }).toBER() })]
        : []),
    ]
  }

  return {
    url,
    tsa: { url: `${url}/tsa`, timeout: UNREACHED },
    behaviour,
    requests,
    root,
    async issueSeal(
      kind: KeyKind = 'P-256',
      { knows = ['ocsp'], days = 1, name = 'Test seal', keyOf, keyUsage }: SealContents = {},
    ): Promise<Issued> {
      const bits = Uint8Array.of(keyUsage ?? 0).buffer
      const keyUsages = new Extension({ extnID: '2.5.29.15', extnValue: new BitString({ valueHex: bits }).toBER() })
      const extensions = [...services(knows), ...(keyUsage ? [keyUsages] : [])]
      const seal = await issue({ name, issuer: root, kind, days, extensions, ...(keyOf && { keyOf }) })
      issued.push(seal)
      return seal
    },
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

export type SealAuthority = Awaited<ReturnType<typeof startSealAuthority>>

function wrap(tagNumber: number, value: Primitive | Constructed): Constructed {
  return new Constructed({ idBlock: { tagClass: 3, tagNumber }, value: [value] })
}

async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function forPss(key: webcrypto.CryptoKey): Promise<webcrypto.CryptoKey> {
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', key)
  return webcrypto.subtle.importKey('pkcs8', pkcs8, { name: 'RSA-PSS', hash: 'SHA-256' }, true, ['sign'])
}
