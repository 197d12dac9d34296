import { announce } from '@paraph/ui/announce.ts'
import { useSaid } from '@paraph/ui/use-said.ts'
import { onlineManager, useMutation, useQueryClient } from '@tanstack/preact-query'
import { useRef, useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { newDocumentOf } from '../queries/new-document.ts'
import { keepFieldsFromFile, UPLOAD_TIMEOUT } from '../queries/upload.ts'
import { addressOf, goTo } from '../routes.ts'
import { watchUpload } from '../session/connect.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { toasts } from '../texts/toasts.ts'
import { fileFault, MAX_PDF } from './file-fault.ts'

/** Uploads a PDF as a draft, and shows the draft. */
export function useNewDocument() {
  const { t, language } = useTexts()
  const { paraph, may } = useSession()
  const queries = useQueryClient()
  const [fault, say] = useSaid(t)
  /** From 0 to 1. */
  const [part, setPart] = useState(0)
  const ended = useRef<AbortController>(undefined)
  const create = useMutation({
    mutationFn: async (file: File) => {
      const { signal } = (ended.current = new AbortController())
      const options = { timeout: UPLOAD_TIMEOUT, signal }
      const stopWatching = watchUpload(setPart)
      try {
        const account = may('account:read')
          ? await queries.ensureQueryData({ queryKey: ['account'], queryFn: () => paraph.accounts.get({ signal }) })
          : undefined
        const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
        const begins = newDocumentOf(account, { language, zone, now: new Date() })
        return await paraph.documents.create({ ...begins, file, fields: 'FROM_FILE', hideTags: true }, options)
      } finally {
        stopWatching()
      }
    },
    onSuccess: (document) => {
      keepFieldsFromFile(queries, document)
      void queries.invalidateQueries({ queryKey: ['documents'] })
      goTo(addressOf.document(document.id))
    },
    onError: (error) => {
      if (ended.current?.signal.aborted) toasts.say((t) => t.newDocument.cancelled)
      else say((t) => messageOf(error, t))
    },
  })
  const take = (files: File[]) => {
    const [file] = files
    if (!file || create.isPending) return
    const { name, size } = file
    if (files.length > 1) return say((t) => t.newDocument.onlyOne)
    const refused = fileFault(file)
    if (refused === 'notPdf') return say((t) => t.newDocument.notPdf({ name }))
    if (refused === 'empty') return say((t) => t.newDocument.empty({ name }))
    if (refused === 'tooLarge') {
      const megabytes = Math.ceil((size / MAX_PDF.bytes) * MAX_PDF.megabytes)
      return say((t) => t.newDocument.tooLarge({ name, size: megabytes, max: MAX_PDF.megabytes }))
    }
    // Without this check, an upload without a connection would wait, and begin later by itself.
    if (!onlineManager.isOnline()) return say((t) => t.failure.connection)
    say(undefined)
    setPart(0)
    announce(t.newDocument.uploading({ name }))
    create.mutate(file)
  }
  return {
    take,
    part,
    /** The name of the file that is being uploaded. */
    name: create.isPending ? create.variables.name : undefined,
    cancel: () => ended.current?.abort(),
    fault,
  }
}
