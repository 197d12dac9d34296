/** Hides most of an address. Its owner recognizes the rest, and nobody else can write to it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 0) return `•••••••${address.slice(-4)}`
  const [first = ''] = address
  return `${first}•••${address.slice(at)}`
}

/** Hides the part of an IP address that tells one device from another. The rest names the network. */
export function maskIp(address: string): string {
  const [network] = /\d+\.\d+(?=\.\d+\.\d+$)/.exec(address) ?? []
  return network ? `${network}.•.•` : `${address.split(':').slice(0, 2).join(':')}:•`
}
