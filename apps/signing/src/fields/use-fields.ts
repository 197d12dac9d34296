import { useEffect, useState } from 'preact/hooks'
import { usePage } from '../page/page-context.ts'
import type { KnownSession, Stage } from '../session/stage.ts'
import type * as FieldCode from './field-code.ts'
import type { Filling } from '../filling/filling.ts'

export interface Fields {
  code: typeof FieldCode
  filling: Filling
}

/** True if the party itself can fill in something. */
export const hasOwnFields = ({ fields = [] }: KnownSession) =>
  fields.some(({ isYours, type, readOnly }) => isYours && !readOnly && type !== 'DATE_SIGNED' && type !== 'NAME')

/** Loads the code for fields, only for a document that has some, or hides text tags. Returns undefined until it is loaded, and `failed` if that is not possible. */
export function useFields(session: KnownSession, stage: Stage): Fields | 'failed' | undefined {
  const page = usePage()
  const [loaded, setLoaded] = useState<Fields | 'failed'>()
  const hasFields = session.fields !== undefined || session.hiddenTags !== undefined
  useEffect(() => {
    if (!hasFields) return undefined
    let isEnded = false
    const load = async () => {
      const code = await import('./field-code.ts')
      if (isEnded) return
      const filling = (page.draft.filling ??= code.openFilling(session, page))
      filling.update(session, stage === 'act')
      setLoaded({ code, filling })
    }
    load().catch(() => isEnded || setLoaded('failed'))
    return () => void (isEnded = true)
  }, [hasFields, session, stage])
  return loaded
}
