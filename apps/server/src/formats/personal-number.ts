import personnummer from 'personnummer'

// Its types describe an ES module, but what Node loads is the class itself.
const { valid, parse } = personnummer as unknown as {
  valid: (value: string) => boolean
  parse: (value: string) => { getDate: () => Date }
}

/** Whether it is a Swedish personal or coordination number, with a correct check digit, of somebody who is born. */
export function isPersonalNumber(value: string): boolean {
  return valid(value) && parse(value).getDate() <= new Date()
}
