import type { Initials } from '@paraph/client'
import type { Signature } from '../session/signature.ts'
import { openStore } from './browser-store.ts'

interface Marks {
  signature?: Signature | undefined
  initials?: Initials | undefined
}

/** The tab keeps the signature and the initials for a reload. They are never saved on the server before the party signs. */
export function keepMarks(token: string, marks: Marks): void {
  openStore('session', 'marks', token).write(marks.signature || marks.initials ? marks : null)
}

export function takeMarks(token: string): Marks {
  return (openStore('session', 'marks', token).read() ?? {}) as Marks
}
