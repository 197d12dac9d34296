import { isParaphError, type ParaphDocument } from '@paraph/client'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { documentsIcon } from '@paraph/ui/icons/lucide.ts'
import { observe } from '@paraph/ui/observe.ts'
import { useQuery } from '@tanstack/preact-query'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useSession } from '../session/session.ts'
import { inTurn } from './in-turn.ts'

/** Milliseconds for which a row stays in view before its picture is loaded, so that scrolling past many rows loads nothing. */
const STAYS = 200

/** Milliseconds until the console asks again for a picture that the server has not drawn yet. */
const DRAWN_BY = 60_000

/** Pixels, two for each pixel of the style sheet. A large picture of each row would need much memory. */
const WIDTH = 60

/** The first page of a document, beside its title. An icon stands in its place while there is none. */
export function Thumbnail({ document: { id } }: { document: ParaphDocument }) {
  const { paraph } = useSession()
  const box = useRef<HTMLSpanElement>(null)
  const isSeen = useStays(box)
  const { data: picture } = useQuery({
    // The PDF of a document never changes, so its picture is loaded once.
    queryKey: ['picture', id],
    queryFn: ({ signal }) =>
      inTurn(signal, async () => {
        try {
          return await shrink(await paraph.documents.getPreview(id, { signal, maxRetries: 0 }))
        } catch (error) {
          if (isParaphError(error) && error.status === 404) return null
          throw error
        }
      }),
    enabled: isSeen,
    staleTime: ({ state }) => (state.data ? Infinity : DRAWN_BY),
  })
  return (
    <span ref={box} class="first-page">
      {picture ? <img src={picture} alt="" /> : <Icon path={documentsIcon} />}
    </span>
  )
}

/** True while the element stays in view. */
function useStays(box: { current: Element | null }): boolean {
  const [stays, setStays] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const observer = observe(box.current!, {}, ({ isIntersecting }) => {
      clearTimeout(timer)
      timer = setTimeout(() => setStays(isIntersecting), STAYS)
    })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return stays
}

/** Returns the picture in its address, because the policy of the console allows no address of a blob. */
async function shrink(picture: Blob): Promise<string> {
  const page = await createImageBitmap(picture, { resizeWidth: WIDTH, resizeQuality: 'high' })
  const canvas = Object.assign(document.createElement('canvas'), { width: page.width, height: page.height })
  canvas.getContext('2d')!.drawImage(page, 0, 0)
  page.close()
  return canvas.toDataURL('image/webp')
}
