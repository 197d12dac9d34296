export {
  type BankIdEnvironment,
  type BankIdFacts,
  bankIdFileNames,
  maskPersonalNumber,
  EVIDENCE_FILE_NAME,
  UPLOADED_FILE_NAME,
  type Evidence,
  type EvidenceField,
  type EvidenceFile,
  type EvidenceParty,
  type EvidenceReading,
  type EvidenceSignature,
  type PageFooters,
  type ReadingVisit,
} from './evidence.ts'
export { judgeBankId, type BankIdOptions } from './bankid/judge-bankid.ts'
export {
  type BankIdFault,
  bankIdFaults,
  type BankIdJudgement,
  type BankIdPerson,
  type BankIdProof,
} from './bankid/judgement.ts'
export { type BankIdRoot, bankIdRoots } from './bankid/roots.ts'
export { decodeName, decodeString } from './pdf/decode-string.ts'
export { isFormatScript } from './pdf/format-script.ts'
export { ObjectIndex } from './pdf/object-index.ts'
export { judgeRevocation, judgeSigner, judgeTimestamp } from './judge-parts.ts'
export type { PdfObjects } from './pdf/objects.ts'
export { Name, Reference, Text, type Value } from './pdf/values.ts'
export { LimitReached, readingLimits } from './reading-limits.ts'
export * from './report.ts'
export { findDifferences } from './shown/find-differences.ts'
export { verifySeal, type VerifyOptions } from './verify-seal.ts'
export { texts } from './texts/texts.ts'
