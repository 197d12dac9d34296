import type { X509Certificate } from 'node:crypto'

export function isValidAt({ validFrom, validTo }: X509Certificate, time: Date): boolean {
  return new Date(validFrom) <= time && time <= new Date(validTo)
}

/** Sorts certificates for one use: those that are valid now come first, and of these the one that is valid longest. */
export function byValidity(now: Date) {
  return (a: X509Certificate, b: X509Certificate) =>
    Number(isValidAt(b, now)) - Number(isValidAt(a, now)) || Date.parse(b.validTo) - Date.parse(a.validTo)
}
