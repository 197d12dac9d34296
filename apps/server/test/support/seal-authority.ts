import { createHash, KeyObject, webcrypto } from 'node:crypto'
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
  Utf8String,
} from 'asn1js'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  Attribute,
  BasicConstraints,
  BasicOCSPResponse,
  Certificate,
  CertificateRevocationList,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  MessageImprint,
  OCSPRequest,
  OCSPResponse,
  PKIStatusInfo,
  RelativeDistinguishedNames,
  ResponseBytes,
  ResponseData,
  RevokedCertificate,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  SingleResponse,
  Time,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { keySource, type SealKey } from '#work/sealing/keys/seal-key.ts'
import { UNREACHED } from '@paraph/testing/server/unreached.ts'

const HOUR = 3_600_000
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', publicExponent: Uint8Array.of(1, 0, 1) }

export type KeyKind = 'RSA-2048' | 'RSA-1024' | 'P-256' | 'P-384'

export interface Issued {
  certificate: Certificate
  der: Buffer
  privateKey: webcrypto.CryptoKey
}

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
    const token = await signContent(info.toSchema().toBER(), signer, mode)
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

/** The key as the server holds it. */
export function sealKeyOf({ der, privateKey }: Issued, chain: Issued[] = []): SealKey {
  const { namedCurve } = privateKey.algorithm as webcrypto.EcKeyAlgorithm
  return {
    certificate: der,
    chain: chain.map((issuer) => issuer.der),
    keyType: namedCurve ? 'EC' : 'RSA',
    digest: namedCurve === 'P-384' ? 'sha384' : 'sha256',
    source: keySource(KeyObject.from(privateKey)),
    origin: 'pem',
  }
}

export async function keyPem({ privateKey }: Issued): Promise<string> {
  return pem('PRIVATE KEY', Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey)))
}

export function certificatePem(...list: Issued[]): string {
  return list.map(({ der }) => pem('CERTIFICATE', der)).join('')
}

interface Contents {
  name: string
  issuer?: Issued
  kind?: KeyKind
  days?: number
  /** The key of another certificate, for a renewed one. */
  keyOf?: Issued
  extensions: Extension[]
}

export async function issue({ name, issuer, kind = 'P-256', days = 1, keyOf, extensions }: Contents): Promise<Issued> {
  const own = keyOf ? undefined : await newKeys(kind)
  const privateKey = (own ?? keyOf!).privateKey
  const value = new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) })
  const subject = new RelativeDistinguishedNames({ typesAndValues: [value] })
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ value: Math.floor(Math.random() * 2 ** 30) + 1 }),
    subject,
    issuer: issuer?.certificate.subject ?? subject,
    extensions,
    signatureValue: new BitString(),
  })
  certificate.notBefore.value = new Date(Date.now() - HOUR + Math.min(0, days) * 24 * HOUR)
  certificate.notAfter.value = new Date(Date.now() + days * 24 * HOUR)
  if (own) await certificate.subjectPublicKeyInfo.importKey(own.publicKey)
  else certificate.subjectPublicKeyInfo = keyOf!.certificate.subjectPublicKeyInfo
  await certificate.sign(issuer?.privateKey ?? privateKey, 'SHA-256')
  return { certificate, der: Buffer.from(certificate.toSchema(true).toBER()), privateKey }
}

async function forPss(key: webcrypto.CryptoKey): Promise<webcrypto.CryptoKey> {
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', key)
  return webcrypto.subtle.importKey('pkcs8', pkcs8, { name: 'RSA-PSS', hash: 'SHA-256' }, true, ['sign'])
}

function newKeys(kind: KeyKind): Promise<webcrypto.CryptoKeyPair> {
  const algorithm = kind.startsWith('RSA')
    ? { ...RSA, modulusLength: Number(kind.slice(4)) }
    : { name: 'ECDSA', namedCurve: kind }
  return webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>
}

async function signContent(content: ArrayBuffer, signer: Issued, mode: Behaviour['tsa']): Promise<ContentInfo> {
  const digest = createHash('sha256').update(new Uint8Array(content)).digest()
  const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] })
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.9.16.1.4',
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new SignerInfo({
        version: mode === 'by-key-identifier' ? 3 : 1,
        sid:
          mode === 'by-key-identifier'
            ? new Primitive({ idBlock: { tagClass: 3, tagNumber: 0 }, valueHex: KEY_IDENTIFIER.buffer })
            : new IssuerAndSerialNumber({
                issuer: signer.certificate.issuer,
                serialNumber: signer.certificate.serialNumber,
              }),
        digestAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: '1.2.840.113549.1.9.16.1.4' })),
            attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: Uint8Array.from(digest).buffer })),
            ...(mode === 'without-ess' ? [] : [attribute('1.2.840.113549.1.9.16.2.47', essCertificate(signer))]),
            ...(mode === 'large' ? [attribute('1.2.3.4', octets(new Uint8Array(30_000)))] : []),
          ],
        }),
      }),
    ],
    certificates: [signer.certificate],
  })
  await signed.sign(signer.privateKey, 0, 'SHA-256')
  if (mode === 'wrong-signature') signed.signerInfos[0]!.signature.valueBlock.valueHexView[9]! ^= 1
  return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
}

const octets = (bytes: Uint8Array<ArrayBuffer>) => new OctetString({ valueHex: bytes.buffer })

function essCertificate({ der }: Issued): Sequence {
  const hash = new OctetString({ valueHex: Uint8Array.from(createHash('sha256').update(der).digest()).buffer })
  return new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] })
}

export function constraints(cA: boolean): Extension {
  return new Extension({
    extnID: '2.5.29.19',
    critical: true,
    extnValue: new BasicConstraints({ cA }).toSchema().toBER(),
  })
}

const KEY_IDENTIFIER = Uint8Array.of(1, 2, 3, 4)

function keyIdentifier(id: Uint8Array<ArrayBuffer>): Extension {
  return new Extension({ extnID: '2.5.29.14', extnValue: octets(id).toBER() })
}

function usage(purpose: string): Extension {
  return new Extension({
    extnID: '2.5.29.37',
    critical: true,
    extnValue: new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema().toBER(),
  })
}

function wrap(tagNumber: number, value: Primitive | Constructed): Constructed {
  return new Constructed({ idBlock: { tagClass: 3, tagNumber }, value: [value] })
}

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return `-----BEGIN ${label}-----\n${lines.trimEnd()}\n-----END ${label}-----\n`
}

async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
