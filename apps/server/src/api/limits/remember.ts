/** Adds an entry as the newest one, and removes the oldest one if there are too many. */
export function remember<T>(map: Map<string, T>, key: string, value: T, limit: number): void {
  map.delete(key)
  map.set(key, value)
  if (map.size <= limit) return
  const [oldest] = map.keys()
  map.delete(oldest!)
}
