import { iso31661 } from 'iso-3166/1.js'
import { isHttpsUrl, isWebhookUrl } from './https-url.ts'
import { isPersonalNumber } from './personal-number.ts'
import { toE164 } from './phone-number.ts'

const countries = new Set(iso31661.filter((country) => country.state === 'assigned').map((country) => country.alpha3))

interface Format {
  /** The end of a sentence that begins with the name of the field. */
  expected: string
  type: 'string'
  validate: (value: string) => boolean
}

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i

/**
 * RFC 3339 without leap seconds. The year must be 1 to 9999 in UTC too: PostgreSQL has no year 0. ajv's own check accepts 24:00 and the 30th of
 * February.
 */
function isDateTime(value: string): boolean {
  const [, year, month, day] = DATE_TIME.exec(value) ?? []
  if (!year || !month || !day) return false
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (date.getUTCDate() !== Number(day)) return false
  const utcYear = new Date(value).getUTCFullYear()
  return utcYear >= 1 && utcYear <= 9999
}

/** Offsets such as +01:00 are not names: they have no summer time. */
function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z]/.test(value)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

/** The formats of the spec that ajv does not know or does not check strictly enough, by name. */
export const formats: Record<string, Format> = {
  'date-time': {
    expected: 'must be a date and time that exists, with its time zone, as in RFC 3339: 2027-01-31T23:00:00Z',
    type: 'string',
    validate: isDateTime,
  },
  'https-url': {
    expected:
      'must be a URL that begins with https:// and a host, without a user name, a password, spaces and control characters',
    type: 'string',
    validate: isHttpsUrl,
  },
  'webhook-url': {
    expected:
      'must be a URL that begins with https:// and a host, without a user name, a password, a fragment, spaces and control characters',
    type: 'string',
    validate: isWebhookUrl,
  },
  phone: {
    expected: 'must be a phone number that can exist, with its country code, for example +46 70 174 06 05',
    type: 'string',
    validate: (value) => toE164(value) !== undefined,
  },
  personnummer: {
    expected: 'must be a Swedish personal or coordination number',
    type: 'string',
    validate: (value) => isPersonalNumber(value),
  },
  'time-zone': {
    expected: 'must be the IANA name of a time zone, for example Europe/Stockholm',
    type: 'string',
    validate: isTimeZone,
  },
  'iso-3166-1-alpha-3': {
    expected: 'must be an ISO 3166-1 alpha-3 country code, for example SWE',
    type: 'string',
    validate: (value) => countries.has(value),
  },
}

/** The formats as ajv expects them. */
export const ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, { type, validate }]) => [name, { type, validate }]),
)
