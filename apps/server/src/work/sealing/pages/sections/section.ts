import type { Flow } from '@paraph/typesetter/layout/flow.ts'
import type { Tag } from '@paraph/typesetter/pdf/tags.ts'
import type { SignaturePages } from '../signature-pages.ts'
import type { Texts } from '../texts/texts.ts'
import type { Times } from '../times.ts'

/** What each section of the signature pages is made from. */
export interface Section {
  input: SignaturePages
  texts: Texts
  times: Times
  flow: Flow
  root: Tag
}
