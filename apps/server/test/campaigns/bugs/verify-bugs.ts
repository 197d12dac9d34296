import type { Bug } from './bugs.ts'

const source = '../../packages/verify/src'
const tests = (...names: string[]) => names.map((name) => `../../../packages/verify/test/${name}.test.ts`)

/** Bugs of the verifier. Its sources and its tests are in `packages/verify`. */
export const verifyBugs: Bug[] = [
  {
    file: `${source}/pdf/judge-change.ts`,
    text: "    allow(change.judged.has(number), 'an object that is not validation data')\n",
    replacement: '',
    effect: 'A page may be replaced after the seal.',
    tests: tests('tampering', 'shown/shadow'),
  },
  {
    file: `${source}/pdf/judge-change.ts`,
    text: "allow(isKnown && isInvisible && nameOf(field.get('FT')) === 'Sig', 'a visible field')",
    replacement: "allow(nameOf(field.get('FT')) === 'Sig', 'a visible field')",
    effect: 'A visible field may be added after the seal.',
    tests: tests('tampering'),
  },
  {
    file: `${source}/pdf/judge-change.ts`,
    text: "allow(extension === undefined || isExtension(extension), 'other extensions')",
    replacement: '',
    effect: 'What the extensions of the catalog show may change after the seal.',
    tests: tests('shown/shadow'),
  },
  {
    file: `${source}/judge-evidence.ts`,
    text: 'event.previousHash === previousHash && event.documentId === document.id',
    replacement: 'event.documentId === document.id',
    effect: 'An event may be missing in the audit trail.',
    tests: tests('evidence'),
  },
  {
    file: `${source}/judge-evidence.ts`,
    text: '        party.signature.fileSha256 === fileSha256 &&\n',
    replacement: '',
    effect: 'A signature on another file counts.',
    tests: tests('evidence'),
  },
  {
    file: `${source}/cms/revocation.ts`,
    text: 'entry.revocationDate.value <= time',
    replacement: 'entry.revocationDate.value < new Date(0)',
    effect: 'A revoked certificate counts.',
    tests: tests('cms/revocation', 'verify-seal'),
  },
  {
    file: `${source}/cms/revocation.ts`,
    text: 'if (!hasPurpose(helper, OCSP_SIGNING) || !isValidAt(helper, tbsResponseData.producedAt)) continue',
    replacement: '',
    effect: 'Any certificate of the issuer may say that another one is good.',
    tests: tests('cms/revocation', 'verify-seal'),
  },
  {
    file: `${source}/bankid/judge-ocsp.ts`,
    text: "  demand(await isBound(tbsResponseData, question.signature), 'ocsp_nonce_wrong')\n",
    replacement: '',
    effect: 'The OCSP response of another signature counts.',
    tests: tests('bankid/certificate-faults', 'bankid/attached'),
  },
  {
    file: `${source}/bankid/judge-chain.ts`,
    text: ' || maxPathLength(issuer) < between',
    replacement: '',
    effect: 'An authority issues further authorities although it may not.',
    tests: tests('bankid/certificate-faults'),
  },
  {
    file: `${source}/bankid/read-signature.ts`,
    text: "  demand(attributes.size === (id ? 1 : 0), 'structure_wrong')\n",
    replacement: '',
    effect: 'Programs may read other data than the signed ones.',
    tests: tests('bankid/xml-faults'),
  },
  {
    file: `${source}/bankid/read-signature.ts`,
    text: "demand(children.length > 0 && children.length <= MAX_CERTIFICATES, 'structure_wrong')",
    replacement: "demand(children.length > 0, 'structure_wrong')",
    effect: 'A signature may have any number of certificates.',
    tests: tests('bankid/xml-faults'),
  },
  {
    file: `${source}/bankid/judge-attached.ts`,
    text: '    partyId: party.id,\n',
    replacement: '',
    effect: 'A person has signed for another party.',
    tests: tests('bankid/attached'),
  },
]
