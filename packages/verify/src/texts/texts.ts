import type {
  ActiveContent,
  Difference,
  Headline,
  Level,
  Limit,
  Reason,
  Sealer,
  SealReport,
  TimeRemark,
} from '../report.ts'
import type { BankIdEnvironment, EvidenceField, EvidenceSignature } from '../evidence.ts'

/** The words of a report for people. Names and times come from the report, and are not translated. */
export interface Texts {
  verdicts: Record<Headline, string>
  /** What the reader may conclude. */
  meanings: Record<Headline, string>
  reasons: Record<Reason['code'], string>
  questions: { intact: string; sealer: string; when: string; persons: string; notChecked: string }
  intact: Record<SealReport['intact'], string>
  /** Said instead of `intact.yes`. */
  unused: (bytes: number) => string
  confirmedBy: Record<'certificate' | 'service' | 'nobody', string>
  selfSigned: string
  revocation: Record<Sealer['revocation'], string>
  claimed: (time: string) => string
  timestamp: (time: string, authority: string) => string
  archival: (time: string, authority: string) => string
  untrustedAuthority: string
  noTimestamp: string
  /** Said about times that do not fit together. */
  remarks: Record<TimeRemark, string>
  remarksMeaning: string
  levels: Record<Level, string>
  signatures: Record<EvidenceSignature['type'], string>
  /** The ways to give a signature of the type DRAWING. */
  marks: { drawn: string; typed: (name: string) => string; picture: string }
  /** What a person filled in. */
  filled: {
    title: string
    field: (field: Pick<EvidenceField, 'label' | 'type'>, pages: number[]) => string
    mark: string
    ticked: string
    notTicked: string
    empty: string
    /** Said if it was checked. */
    shown: string
  }
  verifications: Record<EvidenceSignature['verification'], string>
  links: Record<EvidenceSignature['link'], string>
  /** Who signed, according to BankID's own evidence, if it holds. */
  bankId: Record<BankIdEnvironment, (name: string, personalNumber: string) => string> & {
    wrong: string
    at: string
    seen: string
  }
  notRequired: string
  masked: string
  disagrees: string
  notChecked: Record<Limit, string>
  /** What the file can do by itself. */
  activeContent: Record<ActiveContent, string>
  activeContentMeaning: string
  /** Where people see or read something else than others. */
  difference: (difference: Difference) => string
  differencesMeaning: string
  test: string
  /** What a seal is, and what it is not. */
  principle: string
}
