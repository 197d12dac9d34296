import { makeToasts } from '@paraph/ui/kit/toasts.ts'
import type { Texts } from '../../generated/texts.ts'

/** What the console says that it has done, also in a view that the person has left meanwhile. */
export const toasts = makeToasts<Texts>()
