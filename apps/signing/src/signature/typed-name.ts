import { isAlike } from './is-alike.ts'

/**
 * Returns why a typed name can't be the signature. Returns undefined for a good one.
 *
 * @param typed - without spaces around it
 * @param asked - the other name that the party was asked about, and may keep
 */
export function faultOfTypedName(
  typed: string,
  knownName: string,
  asked: string | undefined,
): 'emptyName' | 'initial' | 'otherName' | undefined {
  if (!typed) return 'emptyName'
  if (isInitial(typed, knownName)) return 'initial'
  return isAlike(typed, knownName) || asked === typed ? undefined : 'otherName'
}

/** True for one letter of a longer name. Some people have a name of one letter. */
function isInitial(typed: string, knownName: string): boolean {
  return [...typed.replace(/\P{L}/gu, '')].length < 2 && [...knownName.trim()].length > 2
}
