import {
  type Fault,
  type Problem as ProblemBody,
  type ProblemCode,
  type ProblemKind,
  problems,
  type SenderContact,
} from '@paraph/contract'

interface Extra {
  errors?: Fault[]
  /** Set for a party whose document has ended, because the party's page must still say whether the document is a test. */
  isTest?: boolean
  /** Set if a link no longer shows a document that is still open. The reader can then ask the sender. */
  sender?: DocumentSender
  headers?: Record<string, string>
  cause?: unknown
}

/** Who sent the document, and where a party can ask. */
export interface DocumentSender {
  senderName: string
  senderContact: SenderContact
}

/** The maximum number of faults in one answer. A client can't use more, and bad input must not make long answers. */
const MAX_FAULTS = 100

/** An error that the client gets as problem details (RFC 9457). `cause` goes only to the log. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: Fault[] | undefined
  readonly isTest: boolean | undefined
  readonly sender: DocumentSender | undefined
  readonly headers: Record<string, string>

  constructor(code: ProblemCode, detail?: string, { errors, isTest, sender, headers = {}, cause }: Extra = {}) {
    const kind: ProblemKind = problems[code]
    const text = detail ?? kind.detail ?? kind.title
    const more = errors && errors.length > MAX_FAULTS
    super(more ? `${text} There are more than ${MAX_FAULTS} faults; errors has the first ones.` : text, { cause })
    this.name = 'Problem'
    this.code = code
    this.status = kind.status
    this.errors = errors?.slice(0, MAX_FAULTS)
    this.isTest = isTest
    this.sender = sender
    this.headers = headers
  }

  toBody(instance: string, requestId: string): ProblemBody {
    return {
      type: `/docs#problem/${this.code}`,
      title: problems[this.code].title,
      status: this.status,
      detail: this.message,
      instance,
      code: this.code,
      requestId,
      ...(this.isTest !== undefined && { isTest: this.isTest }),
      ...this.sender,
      ...(this.errors && { errors: this.errors }),
    }
  }
}
