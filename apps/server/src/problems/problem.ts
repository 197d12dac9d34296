import { type Fault, type Problem as ProblemBody, type ProblemCode, type ProblemKind, problems } from '@paraph/contract'

interface Extra {
  errors?: Fault[]
  headers?: Record<string, string>
  cause?: unknown
}

/** An error that the client gets as problem details (RFC 9457). `cause` goes only to the log. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: Fault[] | undefined
  readonly headers: Record<string, string>

  constructor(code: ProblemCode, detail?: string, { errors, headers = {}, cause }: Extra = {}) {
    const kind: ProblemKind = problems[code]
    super(detail ?? kind.detail ?? kind.title, { cause })
    this.name = 'Problem'
    this.code = code
    this.status = kind.status
    this.errors = errors
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
      ...(this.errors && { errors: this.errors }),
    }
  }
}
