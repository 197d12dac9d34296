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
 * Returns the 12 digits of a personal number, which are the same for all its forms. If a number has no century, the person counts as younger than 100
 * years, or as older if the number has a plus. An invalid number is returned as it is.
 */
export function canonicalNumber(number: string): string {
  return valid(number) ? parse(number).format(true) : number
}

/** Returns a personal number for display, without its last four digits: `19900101-****`. */
export function maskNumber(number: string): string {
  return `${valid(number) ? canonicalNumber(number).slice(0, 8) : '********'}-****`
}
