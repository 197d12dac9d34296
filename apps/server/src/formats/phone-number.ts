import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Returns the number as E.164, or undefined if it is not a valid number. A number without a country code is read as Swedish. */
export function toE164(value: string): string | undefined {
  const number = parsePhoneNumberFromString(value, { defaultCountry: 'SE', extract: false })
  return number?.isValid() && !number.ext ? number.number : undefined
}
