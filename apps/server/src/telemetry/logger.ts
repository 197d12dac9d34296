import { type Logger, pino } from 'pino'
import { isPersonalNumber } from '../formats/personal-number.ts'

const KEY = /\bpk_(live|test)_[\w-]+/g
/** The tokens of links and the secret key, which have 43 characters or more. Nothing else that is logged has such a long word. */
const SECRET = /[\w-]{43,}/g
const PERSONAL_NUMBER = /(?<![\d.])(\d{2})?\d{6}[-+]?\d{4}(?![\d.])/g

/** Removes API keys, the tokens of links, the secret key and personal numbers. Nothing logs them on purpose, but a path or an error message can contain them. */
export function redact(line: string): string {
  return line
    .replace(KEY, 'pk_$1_[redacted]')
    .replace(SECRET, '[redacted]')
    .replace(PERSONAL_NUMBER, (digits) => (isPersonalNumber(digits) ? '[personal number]' : digits))
}

export function createLogger(level: string, stream: { write: (line: string) => void } = process.stdout): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
      hooks: { streamWrite: redact },
    },
    stream,
  )
}

/** Leaves out `detail` and `where`, because errors of PostgreSQL contain the affected row there. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? error.code : undefined
  const cause = error.cause === undefined ? undefined : serializeError(error.cause)
  return { name: error.name, message: error.message, code, stack: error.stack, cause }
}
