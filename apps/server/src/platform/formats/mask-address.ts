/** Hides most of an address. Its owner recognizes the rest, and nobody else can write to it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return `•••••••${address.slice(-4)}`
  const [first = ''] = address
  return `${first}•••${address.slice(at)}`
}
