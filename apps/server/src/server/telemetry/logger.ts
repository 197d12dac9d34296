import { type Logger, pino } from 'pino'
import { isPersonalNumber } from '#platform/formats/personal-number.ts'
import { bufferLines, type LineStream } from './buffered-lines.ts'

const KEY = /\bpk_(live|test)_[\w-]+/g
/** The tokens of links and the secret key, which have 43 characters or more. Nothing else that is logged has such a long word. */
const SECRET_LENGTH = 43
const SECRET = new RegExp(`(?<![\\w-])[\\w-]{${SECRET_LENGTH},}`, 'g')
/** Digits with the month and the day of a personal or coordination number. Only these reach the library, which takes long to refuse others. */
const PERSONAL_NUMBER = /(?<![\d.])(?:\d{2})?\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]|[678]\d|9[01])[-+]?\d{4}(?![\d.])/g

/** By code, whether the character may be in a secret. */
const inWord = Array.from({ length: 128 }, (_, code) => /[\w-]/.test(String.fromCharCode(code)))

/** Removes API keys, link tokens, the secret key and personal numbers. Nothing logs them on purpose, but a path or an error message can have them. */
export function redact(line: string): string {
  const withoutKeys = line.replace(KEY, 'pk_$1_[redacted]')
  const withoutSecrets = hasLongWord(withoutKeys) ? withoutKeys.replace(SECRET, '[redacted]') : withoutKeys
  return withoutSecrets.replace(PERSONAL_NUMBER, (digits) => (isPersonalNumber(digits) ? '[personal number]' : digits))
}

/** True if SECRET can match. This takes a tenth of the time of that expression, and hardly any line matches. */
function hasLongWord(line: string): boolean {
  let length = 0
  for (let at = 0; at < line.length; at++) {
    if (!inWord[line.charCodeAt(at)]) length = 0
    else if (++length === SECRET_LENGTH) return true
  }
  return false
}

const stdout = bufferLines(process.stdout)
// A full disk, or the end of the program that reads the log, must not end the server. It writes again when that is possible.
process.stdout.on('error', () => {})

export function createLogger(level: string, stream: LineStream = stdout): Logger {
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

/**
 * Leaves out `detail` and `where`, because errors of PostgreSQL contain the affected row there. Libraries also report errors as objects that
 * are not of the class Error, such as copies of one.
 */
function serializeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) }
  const { name, message, code, stack, cause, queue } = error as Partial<Error> & Record<'code' | 'queue', unknown>
  return {
    name: textOf(name),
    message: textOf(message) ?? `${error.constructor?.name ?? 'Object'} without a message`,
    code,
    stack: textOf(stack),
    queue,
    cause: cause === undefined ? undefined : serializeError(cause),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
