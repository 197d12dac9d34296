import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The number as E.164, or undefined if there can be no such number. One without a country code is read as Swedish. */
export function toE164(value: string): string | undefined {
  const number = parsePhoneNumberFromString(value, { defaultCountry: 'SE', extract: false })
  return number?.isValid() && !number.ext ? number.number : undefined
}
