import personnummer from 'personnummer'

// The types describe an ES module, but Node loads the class itself.
const { valid, parse } = personnummer as unknown as {
  valid: (value: string) => boolean
  parse: (value: string) => { getDate: () => Date }
}

/** True for a Swedish personal or coordination number with a correct check digit and a date of birth that is not in the future. */
export function isPersonalNumber(value: string): boolean {
  return valid(value) && parse(value).getDate() <= new Date()
}
