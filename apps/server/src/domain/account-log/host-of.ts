/** Returns what the log shows of a URL. Its path and its query may have a secret. */
export function hostOf(url: string): string {
  return new URL(url).host
}
