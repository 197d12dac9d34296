import { hash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that the duration reveals nothing about the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

/** `timingSafeEqual` needs two buffers of the same length. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
