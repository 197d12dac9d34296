import type { SignDocument } from '@paraph/client'

export type Strokes = NonNullable<SignDocument['strokes']>

export type Signature = { strokes: Strokes } | { typedName: string } | { picture: string }
