import { Button } from '@paraph/ui/kit/button.tsx'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Photo } from '../page/draft.ts'
import { Enlarged } from './enlarged.tsx'
import { useScanTexts } from './texts/scan-texts.ts'
import type { usePhotos } from './use-photos.ts'
import { PhotoPicture } from './photo-picture.tsx'

type Actions = Pick<ReturnType<typeof usePhotos>, 'photos' | 'move' | 'turn' | 'remove'>

/** The photos in the order of the pages. Buttons change the order, because not everyone can drag. */
export function PhotoList({ photos, move, turn, remove }: Actions) {
  const s = useScanTexts()
  const list = useRef<HTMLOListElement>(null)
  /** The button that gets the focus back after the list has changed, because a moved element loses it. */
  const focused = useRef<{ id: number; action: string }>(undefined)
  const [enlarged, setEnlarged] = useState<number>()
  useLayoutEffect(() => {
    const { id, action } = focused.current ?? {}
    focused.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-photo="${id}"] [data-action="${action}"]`)?.focus()
  }, [photos])

  const act = (action: string, photo: Photo, change: () => void) => {
    focused.current = { id: photo.id, action }
    change()
  }
  return (
    <>
      <ol ref={list} class="photos" aria-label={s.pages}>
        {photos.map((photo, index) => {
          const isFirst = index === 0
          const isLast = index === photos.length - 1
          /** After the removal, the neighbour has the focus. */
          const neighbour = photos[index + 1] ?? photos[index - 1] ?? photo
          const buttons = [
            ['earlier', s.earlier, isFirst, () => act('earlier', photo, () => move(index, index - 1))],
            ['later', s.later, isLast, () => act('later', photo, () => move(index, index + 1))],
            ['turn', s.turn, false, () => act('turn', photo, () => turn(index))],
            ['remove', s.remove, false, () => act('remove', neighbour, () => remove(index))],
          ] as const
          return (
            <li key={photo.id} data-photo={photo.id}>
              <Button
                class="thumbnail"
                aria-label={s.enlarge({ number: index + 1 })}
                onPress={() => setEnlarged(index)}
              >
                <img src={photo.thumbnail} alt="" style={{ rotate: `${photo.turns * 90}deg` }} />
              </Button>
              <div>
                <p>{s.page({ number: index + 1, count: photos.length })}</p>
                <div class="buttons">
                  {buttons.map(([action, label, isUseless, onClick]) => (
                    <Button
                      key={action}
                      data-action={action}
                      aria-label={s.ofPage({ action: label, number: index + 1 })}
                      isOff={isUseless}
                      onPress={onClick}
                    >
                      {label}
                    </Button>
                  ))}
                </div>
              </div>
            </li>
          )
        })}
      </ol>
      {enlarged !== undefined && (
        <Enlarged count={photos.length} start={enlarged} onClose={() => setEnlarged(undefined)}>
          {(index, width) => <PhotoPicture key={photos[index]!.id} photo={photos[index]!} width={width} />}
        </Enlarged>
      )}
    </>
  )
}
