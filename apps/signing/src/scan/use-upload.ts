import { type CallOptions, isParaphError, type ParaphError } from '@paraph/client'
import { useRef, useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { type Connection, connect } from '../session/connection.ts'
import type { Draft } from '../page/draft.ts'
import { sendWithProgress } from '@paraph/ui/send-with-progress.ts'
import { useSaid } from '@paraph/ui/use-said.ts'
import { MAX_SIZE } from './size.ts'
import { useScanTexts } from './texts/scan-texts.ts'

/** Milliseconds. Over a slow mobile connection, an upload takes longer than the client's default of one minute. */
const UPLOAD_TIMEOUT = 10 * 60_000

const reasons: Record<string, 'active' | 'tooComplex'> = {
  file_active_content: 'active',
  file_too_long: 'tooComplex',
  file_too_complex: 'tooComplex',
}

/** Returns the name of the text that says what to do. */
function reasonOf({ errors: [first] }: ParaphError): 'active' | 'tooComplex' | 'unsuited' {
  return reasons[first?.code ?? ''] ?? 'unsuited'
}

/** Where the file is uploaded: by the party itself, or by its phone. */
export interface UploadPlace {
  token: string
  /** Keeps what could not be uploaded yet. */
  draft: Draft
  send: (signing: Connection['signing'], file: File, options: CallOptions) => Promise<unknown>
  /** Called after a failed call. */
  recover: (error: unknown) => Promise<unknown>
}

/** Uploads the file. A file that could not be uploaded because of the connection is kept in the draft. */
export function useUpload({ token, draft, send, recover }: UploadPlace, onUploaded: (file: File) => void) {
  const s = useScanTexts()
  /** From 0 to 1. Undefined while nothing is uploaded. */
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useSaid(s)
  const ended = useRef<AbortController>(undefined)

  const upload = async (file: File) => {
    setError(undefined)
    const controller = new AbortController()
    ended.current = controller
    setProgress(0)
    announce(s.uploading)
    try {
      const { signing } = connect(token, sendWithProgress(setProgress))
      await send(signing, file, { timeout: UPLOAD_TIMEOUT, signal: controller.signal })
      draft.scan = undefined
      onUploaded(file)
    } catch (error) {
      draft.scan = file
      if (controller.signal.aborted) announce(s.cancelled)
      else if (isParaphError(error, 'file_too_large', 'body_too_large'))
        setError((s) => s.tooLarge({ max: MAX_SIZE.text }))
      else if (isParaphError(error, 'scan_limit_reached')) {
        draft.scan = undefined
        setError((s) => s.noRoom)
      } else if (isParaphError(error, 'request_invalid', 'media_type_unsupported')) {
        draft.scan = undefined
        setError((s) => s[reasonOf(error)])
      } else {
        await recover(error)
        setError((s) => s.failed)
      }
    }
    setProgress(undefined)
  }
  return { progress, error, setError, upload, cancel: () => ended.current?.abort() }
}
