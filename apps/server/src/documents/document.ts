import { Problem } from '../problem.ts'

/** The expiry as it is stored; undefined and null as they are. It must lie in the future. */
export function checkedExpiry<T extends string | null | undefined>(expiresAt: T, now: Date): T | string {
  if (expiresAt == null) return expiresAt
  const time = new Date(expiresAt)
  if (time <= now) {
    throw new Problem('expiry_past', undefined, {
      errors: [{ pointer: '/expiresAt', code: 'past', detail: 'must lie in the future' }],
    })
  }
  return time.toISOString()
}

/** The file's own name, without folders and control characters, which some clients send along. */
export function fileNameOf(uploaded: string): string {
  const name = uploaded
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
  return Array.from(name).slice(0, 255).join('') || 'document.pdf'
}

export function titleOf(fileName: string): string {
  return fileName.replace(/\.pdf$/i, '') || fileName
}

export function notDraft(status: string): Problem {
  return new Problem('document_not_draft', `The document is ${status}. Only a draft can be changed or deleted.`)
}
