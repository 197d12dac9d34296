/** Hides the part of an IP address that tells one device from another. The rest names the network. */
export function maskIp(address: string): string {
  const [network] = /\d+\.\d+(?=\.\d+\.\d+$)/.exec(address) ?? []
  return network ? `${network}.•.•` : `${address.split(':').slice(0, 2).join(':')}:•`
}
