/** Returns the URL of the server for a `baseUrl`, which may end with a slash or with the prefix of the paths. */
export function serverUrl(baseUrl: string): string {
  return baseUrl.replace(/\/+$/, '').replace(/\/api(\/v1)?$/, '')
}
