/** Returns the name of an uploaded file without folders and control characters, which some clients send, and with composed letters. */
export function fileNameOf(uploaded: string): string {
  const name = uploaded
    .normalize('NFC')
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  // Dots alone mean a folder.
  return /^\.*$/.test(name) ? 'document.pdf' : Array.from(name).slice(0, 255).join('')
}

export function titleOf(fileName: string): string {
  return fileName.replace(/\.pdf$/i, '') || fileName
}

/** Returns the name under which the sealed PDF is downloaded. */
export function sealedNameOf(fileName: string): string {
  const name = Array.from(fileName.replace(/\.pdf$/i, ''))
    .slice(0, 244)
    .join('')
  return `${name}-sealed.pdf`
}
