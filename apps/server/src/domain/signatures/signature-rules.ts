import type { RequiredSignature, SignDocument, Stroke } from '@paraph/contract'
import { MINUTE } from '#platform/formats/durations.ts'
import { isVisible } from '#platform/formats/is-visible.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'

/** Milliseconds. Long enough to take out a phone, and too short for a photograph of the screen to be of use later. */
export const DRAWING_VALID_FOR = 10 * MINUTE

/** Milliseconds. Long enough to photograph 20 pages. */
export const PHONE_SCAN_VALID_FOR = 30 * MINUTE

/** The maximum number of points in all strokes. */
const MAX_POINTS = 8000

/** The maximum size of all strokes as JSON, in bytes. */
const MAX_BYTES = 64 * 1024

/** @throws Problem `request_invalid` */
export function requireFittingStrokes(strokes: Stroke[] | undefined): void {
  if (!strokes) return
  const points = strokes.reduce((sum, stroke) => sum + stroke.length, 0)
  if (points <= MAX_POINTS && JSON.stringify(strokes).length <= MAX_BYTES) return
  const detail = `must have at most ${MAX_POINTS} points and ${MAX_BYTES} bytes`
  throw invalidRequest([{ pointer: '/strokes', code: 'too_long', detail }])
}

export interface GivenSignature {
  type: RequiredSignature
  strokes: Stroke[] | null
  typedName: string | null
  /** A PNG in base64. */
  picture: string | null
}

/**
 * Returns the signature that is required from the party. Ignores fields that its type does not need.
 *
 * @throws Problem `signature_missing`, `request_invalid`
 */
export function requireSignature(
  type: RequiredSignature,
  { strokes, typedName, picture }: Pick<SignDocument, 'strokes' | 'typedName' | 'picture'>,
  hasScan: boolean,
): GivenSignature {
  switch (type) {
    case 'NONE':
    case 'CLICK_TO_SIGN':
      return { type, strokes: null, typedName: null, picture: null }
    case 'DRAWING': {
      const name = typedName !== undefined && isVisible(typedName) ? typedName.trim() : undefined
      if (picture !== undefined && (strokes || name)) throw tooMany()
      if (!strokes && !name && picture === undefined)
        throw missing('Draw the signature, type the name, or send a picture of the signature.', '/strokes', type)
      return { type, strokes: strokes ?? null, typedName: name || null, picture: picture ?? null }
    }
    case 'MANUAL':
      if (!hasScan) throw missing('Upload a scan of the signed paper first.', '', type)
      return { type, strokes: null, typedName: null, picture: null }
    case 'BANKID':
      throw missing('Sign with the BankID operations, which begin with POST /api/v1/signing-session/bankid.', '', type)
  }
}

function tooMany(): Problem {
  const detail = 'is accepted only without strokes and typedName'
  return invalidRequest([{ pointer: '/picture', code: 'unexpected', detail }])
}

function missing(message: string, pointer: string, type: RequiredSignature): Problem {
  const detail = `is required, because the requiredSignature is ${type}`
  return new Problem('signature_missing', message, { errors: [{ pointer, code: 'required', detail }] })
}
