/** Hides most of an address. Only its owner recognises the rest. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return `•••••••${address.slice(-4)}`
  const [first = ''] = address
  return `${first}•••${address.slice(at)}`
}
