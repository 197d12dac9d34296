import personnummer from 'personnummer'

// Its types describe an ES module, but what Node loads is the class itself.
const { valid } = personnummer as unknown as { valid: (value: string) => boolean }

/** Whether it is a Swedish personal or coordination number with a correct check digit. */
export const isPersonalNumber = (value: string): boolean => valid(value)
