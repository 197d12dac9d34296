import { isParaphError, type Paraph } from '@paraph/client'
import { wrapMethods } from './wrap-methods.ts'

interface Question {
  promise: Promise<boolean>
  resolve: (isSignedIn: boolean) => void
}

/** While the person is asked to sign in again. */
let question: Question | undefined
const listeners = new Set<() => void>()

const change = (next: Question | undefined) => {
  question = next
  for (const listener of listeners) listener()
}

export const isSignInAsked = () => question !== undefined

/** Calls the listener after each change. Returns the function that ends this. */
export function onSignInQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers all acts that wait. Nothing happens if none does. */
export function answerSignIn(isSignedIn: boolean): void {
  const answered = question
  change(undefined)
  answered?.resolve(isSignedIn)
}

function askForSignIn(): Promise<boolean> {
  if (!question) change(Promise.withResolvers<boolean>())
  return question!.promise
}

/**
 * Returns the client that asks a member to sign in again where the server wants that, and then repeats the call with what the person has typed. It repeats whole
 * calls, because a call has a limit of time, and a person may have to wait for a mail.
 */
export function withSignInAgain(client: Paraph): Paraph {
  return wrapMethods(client, (_name, method) => (...args) => {
    const answer = method(...args)
    // A list asks later, page by page.
    return answer instanceof Promise ? orAgain(answer, () => method(...args)) : answer
  })
}

async function orAgain(answer: Promise<unknown>, repeat: () => unknown): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (isParaphError(error, 'sign_in_needed_again') && (await askForSignIn())) return repeat()
    throw error
  }
}
