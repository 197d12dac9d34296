import personnummer from 'personnummer'

// The types describe an ES module, but Node loads the class itself.
const { valid, parse } = personnummer as unknown as {
  valid: (value: string) => boolean
  parse: (value: string) => { getDate: () => Date; format: (long: boolean) => string }
}

/** True for a Swedish personal or coordination number with a correct check digit and a date of birth that is not in the future. */
export function isPersonalNumber(value: string): boolean {
  return valid(value) && parse(value).getDate() <= new Date()
}

/**
 * Returns the 12 digits of a valid personal number, which are the same for all its forms. Of a number without its century, the person counts
 * as younger than 100 years, or with a plus as older.
 */
export function canonicalNumber(number: string): string {
  return parse(number).format(true)
}

/** Returns a valid personal number for people to see, without its last four digits: `19900101-****`. */
export function maskNumber(number: string): string {
  return `${canonicalNumber(number).slice(0, 8)}-****`
}
