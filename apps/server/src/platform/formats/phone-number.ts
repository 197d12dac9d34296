import { createRequire } from 'node:module'
import type { parsePhoneNumberFromString } from 'libphonenumber-js/max'

interface PhoneLibrary {
  parsePhoneNumberFromString: typeof parsePhoneNumberFromString
}

const require = createRequire(import.meta.url)
let library: PhoneLibrary | undefined

/** Returns the number as E.164, or undefined if it is not a valid number. A number without a country code is read as Swedish. */
export function toE164(value: string): string | undefined {
  // The library and the rules of all countries load slowly, so they are loaded at the first number.
  library ??= require('libphonenumber-js/max') as PhoneLibrary
  const number = library.parsePhoneNumberFromString(value, { defaultCountry: 'SE', extract: false })
  return number?.isValid() && !number.ext ? number.number : undefined
}
