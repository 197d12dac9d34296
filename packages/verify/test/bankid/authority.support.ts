import { createHash, randomBytes } from 'node:crypto'
import type { BankIdPerson, BankIdProof } from '../../src/index.ts'
import {
  type Identity,
  type IdentityOptions,
  type Keys,
  newIdentity,
  newKeys,
  type OcspAnswer,
  ocspResponse,
} from '../authority.support.ts'

const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#'
const BANKID = 'http://www.bankid.com/signature/v1.0.0/types'
const CANONICAL = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const DAY = 86_400_000

export interface BankIdIssue {
  visibleText: string
  nonVisibleText?: string
  /** When the person signs. */
  at?: Date
  /** The differences from a signature that holds. */
  flaws?: BankIdFlaws
}

export interface BankIdFlaws {
  certificate?: IdentityOptions
  ocsp?: Partial<OcspAnswer>
  purpose?: 'Identification'
  /** `none`: there is no nonce. `wrapped`: the nonce has the form of RFC 8954. */
  nonce?: 'none' | 'wrapped'
  /** Without the certificates of the issuers, for example. */
  chain?: (certificates: Identity[]) => Identity[]
  /** Changes a part before it is digested and signed. */
  change?: (part: string) => string
}

export interface BankIdAuthority {
  /** The certificate of the root in DER. */
  root: Uint8Array<ArrayBuffer>
  bank: Identity
  customers: Identity
  responder: Identity
  issue: (person: BankIdPerson, issue: BankIdIssue) => Promise<BankIdProof>
}

/** To make these keys takes half a second of processor time. So all authorities of a process have the same. */
let madeKeys: Promise<Keys[]> | undefined

/** An authority like BankID's, in this process: a root, a bank with two certificates, and its OCSP responder. */
export async function newBankIdAuthority(): Promise<BankIdAuthority> {
  const from = new Date('2011-12-07T12:00:00Z')
  const to = new Date('2049-12-31T12:00:00Z')
  const keys = await (madeKeys ??= Promise.all(Array.from({ length: 5 }, () => newKeys('RSA'))))
  const issued = (name: string, key: number, options: IdentityOptions) =>
    newIdentity({ name, kind: 'RSA', keys: keys[key]!, from, to, ...options })
  const root = await issued('Simulated BankID Root CA', 0, { ca: true })
  const bank = await issued('Simulated Bank CA for BankID', 1, { ca: true, issuer: root })
  const customers = await issued('Simulated Bank Customer CA for BankID', 2, { ca: true, issuer: bank })
  const responder = await issued('Simulated Bank OCSP', 3, { purpose: 'ocsp', issuer: customers })

  const issue = async (
    person: BankIdPerson,
    { visibleText, nonVisibleText, at = new Date(), flaws = {} }: BankIdIssue,
  ) => {
    const own = await newIdentity({
      kind: 'RSA',
      keys: keys[4]!,
      issuer: customers,
      keyUsage: 0x40,
      from: new Date(at.getTime() - DAY),
      to: new Date(at.getTime() + 700 * DAY),
      subject: {
        '2.5.4.10': 'Simulated Bank AB',
        '2.5.4.4': person.surname,
        '2.5.4.42': person.givenName,
        '2.5.4.5': person.personalNumber,
        '2.5.4.41': `${person.name} - BankID`,
        '2.5.4.3': person.name,
      },
      ...flaws.certificate,
    })
    const certificates = (flaws.chain ?? ((all) => all))([own, customers, bank])
    const xml = await signedXml(own, certificates, { visibleText, nonVisibleText, flaws })
    const signature = Buffer.from(xml).toString('base64')
    const nonce = Buffer.concat([createHash('sha1').update(signature).digest(), randomBytes(12)])
    const sent = flaws.nonce === 'wrapped' ? Buffer.concat([Buffer.of(4, nonce.length), nonce]) : nonce
    const response = await ocspResponse({
      certificate: own.certificate,
      issuer: customers,
      responder,
      at,
      ...(flaws.nonce !== 'none' && { nonce: new Uint8Array(sent) }),
      ...flaws.ocsp,
    })
    return { signature, ocspResponse: Buffer.from(response).toString('base64') }
  }
  return { root: root.der, bank, customers, responder, issue }
}

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const digest = (text: string) => createHash('sha256').update(text).digest('base64')

/** Every signed part is written in its canonical form, as BankID writes it. */
async function signedXml(
  { keys }: Identity,
  certificates: Identity[],
  {
    visibleText,
    nonVisibleText,
    flaws,
  }: { visibleText: string; nonVisibleText: string | undefined; flaws: BankIdFlaws },
): Promise<string> {
  const change = flaws.change ?? ((part: string) => part)
  const nonVisible =
    nonVisibleText === undefined ? '' : `<usrNonVisibleData>${base64(nonVisibleText)}</usrNonVisibleData>`
  const signedData = change(
    `<bankIdSignedData xmlns="${BANKID}" Id="bidSignedData">` +
      `<usrVisibleData charset="UTF-8" visible="wysiwys">${base64(visibleText)}</usrVisibleData>${nonVisible}` +
      `<srvInfo><name>${base64('cn=Paraph,name=Paraph,serialNumber=5560000001,o=Simulated Bank AB,c=SE')}</name>` +
      `<nonce>${base64(randomBytes(20))}</nonce><displayName>${base64('Paraph')}</displayName></srvInfo>` +
      `<clientInfo><funcId>${flaws.purpose ?? 'Signing'}</funcId><version>${base64('7.50.0')}</version>` +
      `<env><ai><type>${base64('SIMULATOR')}</type><deviceInfo>${base64('simulator')}</deviceInfo>` +
      `<uhi>${base64(randomBytes(20))}</uhi></ai></env></clientInfo></bankIdSignedData>`,
  )
  const keyInfo = change(
    `<KeyInfo xmlns="${XMLDSIG}" Id="bidKeyInfo"><X509Data>${certificates
      .map(({ der }) => `<X509Certificate>${base64(der)}</X509Certificate>`)
      .join('')}</X509Data></KeyInfo>`,
  )
  const signedInfo = change(
    `<SignedInfo xmlns="${XMLDSIG}"><CanonicalizationMethod Algorithm="${CANONICAL}"></CanonicalizationMethod>` +
      '<SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></SignatureMethod>' +
      `${reference(` Type="${BANKID}" URI="#bidSignedData"`, signedData)}${reference(' URI="#bidKeyInfo"', keyInfo)}</SignedInfo>`,
  )
  const value = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', keys.privateKey, new TextEncoder().encode(signedInfo))
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><Signature xmlns="${XMLDSIG}">${signedInfo}` +
    `<SignatureValue>${base64(new Uint8Array(value))}</SignatureValue>${keyInfo}<Object>${signedData}</Object></Signature>`
  )
}

const reference = (attributes: string, part: string) =>
  `<Reference${attributes}><Transforms><Transform Algorithm="${CANONICAL}"></Transform></Transforms>` +
  '<DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></DigestMethod>' +
  `<DigestValue>${digest(part)}</DigestValue></Reference>`
