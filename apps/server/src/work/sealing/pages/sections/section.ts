import type { Flow } from '@paraph/typesetter/layout/flow.ts'
import type { Tag } from '@paraph/typesetter/pdf/tags.ts'
import type { SignaturePages } from '../signature-pages.ts'
import type { SealingTexts } from '#generated/sealing-texts.ts'
import type { Times } from '../times.ts'

/** What each section of the signature pages is made from. */
export interface Section {
  input: SignaturePages
  texts: SealingTexts
  locale: string
  times: Times
  flow: Flow
  root: Tag
}
