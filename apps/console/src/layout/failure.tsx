import { type Fault, isParaphError } from '@paraph/client'
import { TryAgain } from '@paraph/ui/shell/try-again.tsx'
import type { ComponentChildren } from 'preact'
import { useTexts } from '../texts/language.ts'
import type { Texts } from '../../generated/texts.ts'

/** Says what went wrong and what to do. */
export function messageOf(error: unknown, t: Texts): string {
  if (!isParaphError(error)) return t.failure.unknown
  if (error.code === 'connection_failed' || error.code === 'timeout') return t.failure.connection
  if (error.status === 401) return t.failure.key
  if (error.code === 'insufficient_scope') return t.failure.scope({ detail: error.message })
  const problems: Record<string, string> = t.problems
  const problem = problems[error.code]
  if (problem) return problem
  if (error.status === 404) return t.failure.notFound
  if (error.status === 429) return t.failure.tooMany({ seconds: error.retryAfter ?? 0 })
  if (error.status >= 500) return t.failure.server({ requestId: error.requestId ?? '–' })
  if (isParaphError(error, 'request_invalid', 'document_incomplete', 'expiry_past'))
    return error.errors.map((fault) => faultText(fault, t)).join(' ')
  return error.message
}

/** Says what to do about a fault. Of a fault that the console has no text for, it shows the server's text, which is in English. */
export function faultText({ pointer, code, detail, place }: Fault, t: Texts): string {
  const field = pointer.split('/').at(-1)!
  if (code === 'max_length') return t.failure.tooLong({ field })
  if (code === 'no_room') return t.failure.noRoom
  const texts: Record<string, Record<string, string>> = t.faults
  const text = texts[field]?.[code] ?? t.failure.fault({ field, detail })
  return place ? `${text} ${placeText(place, t)}` : text
}

function placeText({ page, object, name }: NonNullable<Fault['place']>, t: Texts): string {
  const where = [
    ...(page === undefined ? [] : [t.failure.page({ page })]),
    ...(object === undefined ? [] : [t.failure.object({ object: String(object) })]),
    ...(name === undefined ? [] : [t.failure.named({ name })]),
  ]
  return t.failure.place({ where: where.join(', ') })
}

interface FailureProps {
  error: unknown
  onRetry?: () => Promise<unknown>
  children?: ComponentChildren
}

/** Takes the place of what could not be loaded. */
export function Failure({ error, onRetry, children }: FailureProps) {
  const { t } = useTexts()
  return (
    <section class="card narrow" role="alert">
      <p class="error">{messageOf(error, t)}</p>
      <div class="buttons">
        {onRetry && <TryAgain onTry={onRetry} />}
        {children}
      </div>
    </section>
  )
}
