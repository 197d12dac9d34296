import type { Texts } from '../../generated/texts.ts'
import { useMutation, useQueryClient } from '@tanstack/preact-query'
import { messageOf } from './failure.tsx'
import { useTexts } from '../texts/language.ts'
import { toasts } from '../texts/toasts.ts'

/** Does something for the person, says that it is done, and loads again what it changes: after a failure too. */
export function useAction<Input, Output>(
  queryKey: string[],
  act: (input: Input) => PromiseLike<Output>,
  done?: (t: Texts) => string,
) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: async (input: Input) => await act(input),
    onSuccess: () => void (done && toasts.say(done)),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return {
    /** A second press does nothing while the first one is worked on. */
    press: (input: Input, onDone?: (output: Output) => void) => {
      if (!mutation.isPending) mutation.mutate(input, { ...(onDone && { onSuccess: onDone }) })
    },
    isBusy: mutation.isPending,
    error: mutation.error,
    message: mutation.error ? messageOf(mutation.error, t) : undefined,
  }
}
