/** Saves the bytes as a file of the person. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has taken the file over before the next task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
