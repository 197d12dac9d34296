import { useMutation } from '@tanstack/preact-query'
import { announce } from '@paraph/ui/announce.ts'
import type { Texts } from '../../generated/texts.ts'
import { messageOf } from '../layout/failure.tsx'
import { useTexts } from '../texts/language.ts'
import { toasts } from '../texts/toasts.ts'
import { useReload } from '../queries/document.ts'
import { useRepeats } from './repeats-context.ts'

/**
 * Makes a change, says what happened, and loads the document again: after a failure too, because the document may have become another one. The changes of a document
 * are made one after the other, so that it is sent only with all that was typed before. Without a connection, they wait for it. If the server can't take a save, it is
 * repeated, and the later changes wait for it.
 *
 * @param done - what is said after it. A draft shows each change in its place, so only screen readers read this.
 */
export function useChange<Input>(documentId: string, change: (input: Input) => PromiseLike<unknown>, done?: string) {
  return useSaidChange(documentId, change, done && (() => announce(done)))
}

/** The same for a document that was sent. The people get what was done, so all can read that it is on its way. */
export function useAct<Input>(
  documentId: string,
  change: (input: Input) => PromiseLike<unknown>,
  done: (t: Texts) => string,
) {
  return useSaidChange(documentId, change, () => toasts.say(done))
}

interface Made<Input> {
  input: Input
  isRepeated: boolean
}

function useSaidChange<Input>(
  documentId: string,
  change: (input: Input) => PromiseLike<unknown>,
  say: (() => void) | '' | undefined,
) {
  const { t } = useTexts()
  const reload = useReload(documentId)
  const repeats = useRepeats()
  const mutation = useMutation({
    scope: { id: documentId },
    mutationFn: async ({ input, isRepeated }: Made<Input>) => {
      await (isRepeated ? repeats.run(documentId, () => change(input)) : change(input))
    },
    onSuccess: () => void (say && say()),
    onSettled: reload,
  })
  return {
    /** For what the person types or chooses: each change is made, and repeated until the server takes or refuses it. */
    save: (input: Input) => mutation.mutate({ input, isRepeated: true }),
    /** For buttons: a second press does nothing while the first one is worked on. After a failure, the person decides. */
    press: (input: Input, onDone?: () => void) => {
      if (!mutation.isPending) mutation.mutate({ input, isRepeated: false }, { ...(onDone && { onSuccess: onDone }) })
    },
    isBusy: mutation.isPending,
    /** What is being changed now. */
    pending: mutation.isPending ? mutation.variables.input : undefined,
    error: mutation.error,
    /** Shows no error of an earlier change any more. */
    forget: mutation.reset,
    message: mutation.error ? messageOf(mutation.error, t) : undefined,
  }
}
