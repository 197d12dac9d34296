import type { Bugs } from './bugs.ts'

const source = '../../packages/verify/src'
const tests = (...names: string[]) => names.map((name) => `../../../packages/verify/test/${name}.test.ts`)

/** Bugs of the verifier. Its sources and its tests are in `packages/verify`. */
export const verifyBugs: Bugs = {
  'A page may be replaced after the seal.': {
    file: `${source}/pdf/judge-change.ts`,
    text: "    allow(change.judged.has(number), 'an object that is not validation data')\n",
    tests: tests('tampering', 'shown/shadow'),
  },
  'A visible field may be added after the seal.': {
    file: `${source}/pdf/judge-change.ts`,
    text: "allow(isKnown && isInvisible && nameOf(field.get('FT')) === 'Sig', 'a visible field')",
    replacement: "allow(nameOf(field.get('FT')) === 'Sig', 'a visible field')",
    tests: tests('tampering'),
  },
  'What the extensions of the catalog show may change after the seal.': {
    file: `${source}/pdf/judge-change.ts`,
    text: "allow(extension === undefined || isExtension(extension), 'other extensions')",
    tests: tests('shown/shadow'),
  },
  'An event may be missing in the audit trail.': {
    file: `${source}/judge-evidence.ts`,
    text: 'event.previousHash === previousHash && event.documentId === document.id',
    replacement: 'event.documentId === document.id',
    tests: tests('evidence'),
  },
  'A signature on another file counts.': {
    file: `${source}/judge-evidence.ts`,
    text: '        party.signature.fileSha256 === fileSha256 &&\n',
    tests: tests('evidence'),
  },
  'A revoked certificate counts.': {
    file: `${source}/cms/revocation.ts`,
    text: 'entry.revocationDate.value <= time',
    replacement: 'entry.revocationDate.value < new Date(0)',
    tests: tests('cms/revocation', 'verify-seal'),
  },
  'Any certificate of the issuer may say that another one is good.': {
    file: `${source}/cms/revocation.ts`,
    text: 'if (!hasPurpose(helper, OCSP_SIGNING) || !isValidAt(helper, tbsResponseData.producedAt)) continue',
    tests: tests('cms/revocation', 'verify-seal'),
  },
  'The OCSP response of another signature counts.': {
    file: `${source}/bankid/judge-ocsp.ts`,
    text: "  demand(await isBound(tbsResponseData, question.signature), 'ocsp_nonce_wrong')\n",
    tests: tests('bankid/certificate-faults', 'bankid/attached'),
  },
  'An authority issues further authorities although it may not.': {
    file: `${source}/bankid/judge-chain.ts`,
    text: ' || maxPathLength(issuer) < between',
    tests: tests('bankid/certificate-faults'),
  },
  'Programs may read other data than the signed ones.': {
    file: `${source}/bankid/read-signature.ts`,
    text: "  demand(attributes.size === (id ? 1 : 0), 'structure_wrong')\n",
    tests: tests('bankid/xml-faults'),
  },
  'A signature may have any number of certificates.': {
    file: `${source}/bankid/read-signature.ts`,
    text: "demand(children.length > 0 && children.length <= MAX_CERTIFICATES, 'structure_wrong')",
    replacement: "demand(children.length > 0, 'structure_wrong')",
    tests: tests('bankid/xml-faults'),
  },
  'A person has signed for another party.': {
    file: `${source}/bankid/judge-attached.ts`,
    text: '    partyId: party.id,\n',
    tests: tests('bankid/attached'),
  },
}
