import { iso31661 } from 'iso-3166'
import { isPersonalNumber } from '../personal-number.ts'
import { toE164 } from '../phone.ts'

const countries = new Set(iso31661.filter((country) => country.state === 'assigned').map((country) => country.alpha3))

interface Format {
  /** What is expected, as the end of a sentence that begins with the name of the field. */
  expected: string
  type: 'string'
  validate: (value: string) => boolean
}

/** The formats of the spec that JSON Schema does not know, by name. */
export const formats: Record<string, Format> = {
  phone: {
    expected: 'must be a phone number that can exist, with its country code, as +46 70 174 06 05',
    type: 'string',
    validate: (value) => toE164(value) !== undefined,
  },
  personnummer: {
    expected: 'must be a Swedish personal or coordination number',
    type: 'string',
    validate: (value) => isPersonalNumber(value),
  },
  'iso-3166-1-alpha-3': {
    expected: 'must be an ISO 3166-1 alpha-3 country code, as SWE',
    type: 'string',
    validate: (value) => countries.has(value),
  },
}

/** As ajv wants them. */
export const ajvFormats = Object.fromEntries(
  Object.entries(formats).map(([name, { type, validate }]) => [name, { type, validate }]),
)
