import { isParaphError } from '@paraph/client'
import type { ComponentChildren } from 'preact'
import { useTexts } from '../texts/language.ts'
import type { Texts } from '../../generated/texts.ts'

/** Says what went wrong and what to do. What the server answers is in English and names the field. */
export function messageOf(error: unknown, t: Texts): string {
  if (!isParaphError(error)) return t.failure.unknown
  if (error.code === 'connection_failed' || error.code === 'timeout') return t.failure.connection
  if (error.status === 401) return t.failure.key
  if (error.code === 'insufficient_scope') return t.failure.scope({ detail: error.message })
  if (error.status === 404) return t.failure.notFound
  if (error.status === 429) return t.failure.tooMany({ seconds: error.retryAfter ?? 0 })
  if (error.status >= 500) return t.failure.server({ requestId: error.requestId ?? '–' })
  return error.message
}

/** The server names the field of a fault by its place in the document. */
export const faultText = ({ pointer, detail }: { pointer: string; detail: string }, t: Texts): string =>
  t.draft.fault({ field: pointer.split('/').at(-1)!, detail })

interface FailureProps {
  error: unknown
  onRetry?: () => void
  children?: ComponentChildren
}

/** Takes the place of what could not be loaded. */
export function Failure({ error, onRetry, children }: FailureProps) {
  const { t } = useTexts()
  return (
    <section class="card narrow" role="alert">
      <p class="error">{messageOf(error, t)}</p>
      <div class="buttons">
        {onRetry && (
          <button type="button" class="primary" onClick={onRetry}>
            {t.tryAgain}
          </button>
        )}
        {children}
      </div>
    </section>
  )
}
