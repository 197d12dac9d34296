/** Returns the e-mail addresses that several people have. */
export function sharedAddresses(people: { email: string | null }[]): ReadonlySet<string | null> {
  const addresses = people.map(({ email }) => email?.toLowerCase())
  const isShared = (_: unknown, index: number) =>
    addresses[index] !== undefined && addresses.indexOf(addresses[index]) !== addresses.lastIndexOf(addresses[index])
  return new Set(people.map(({ email }) => email).filter(isShared))
}
