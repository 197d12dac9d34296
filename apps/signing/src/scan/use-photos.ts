import { useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { useSaid } from '@paraph/ui/use-said.ts'
import type { Draft, Photo } from '../page/draft.ts'
import { preparePhoto, type PhotoFault, releasePhoto } from './photo.ts'
import type { ScanTexts } from '../../generated/scan-texts.ts'
import { useScanTexts } from './texts/scan-texts.ts'

export const MAX_PHOTOS = 20

/** The photos that the party has chosen, and what it can do with them. The draft keeps them, so that a failure loses nothing. */
export function usePhotos(draft: Draft) {
  const s = useScanTexts()
  const [photos, show] = useState<Photo[]>(draft.photos ?? [])
  /** Says which photo is being prepared. */
  const [preparing, setPreparing] = useSaid(s)
  const keep = (photos: Photo[]) => {
    draft.photos = photos
    show(photos)
  }
  const describe = (fault: PhotoFault, name: string, s: ScanTexts) =>
    fault === 'heic' ? s.heic({ name }) : fault === 'tooLarge' ? s.photoTooLarge({ name }) : s.unreadable({ name })

  /** Returns what says the errors, if photos could not be added. */
  const add = async (files: File[]): Promise<((s: ScanTexts) => string) | undefined> => {
    const room = Math.max(0, MAX_PHOTOS - (draft.photos?.length ?? 0))
    const errors: ((s: ScanTexts) => string)[] = []
    let added = 0
    for (const [index, file] of files.slice(0, room).entries()) {
      setPreparing((s) => s.preparing({ number: index + 1, count: Math.min(room, files.length) }))
      const photo = await preparePhoto(file)
      if (typeof photo === 'string') errors.push((s) => describe(photo, file.name, s))
      else {
        added++
        keep([...(draft.photos ?? []), photo])
      }
    }
    setPreparing(undefined)
    if (files.length > room) errors.push((s) => s.tooMany({ max: MAX_PHOTOS, leftOut: files.length - room }))
    if (added > 0) announce(s.added({ count: added }))
    return errors.length > 0 ? (s) => errors.map((error) => error(s)).join(' ') : undefined
  }
  const move = (index: number, to: number) => {
    const moved = photos.toSpliced(index, 1).toSpliced(to, 0, photos[index]!)
    keep(moved)
    announce(s.moved({ from: index + 1, to: to + 1 }))
  }
  const turn = (index: number) => {
    const photo = photos[index]!
    keep(photos.with(index, { ...photo, turns: (photo.turns + 1) % 4 }))
    announce(s.turned({ number: index + 1 }))
  }
  const remove = (index: number) => {
    releasePhoto(photos[index]!)
    keep(photos.toSpliced(index, 1))
    announce(s.removed({ number: index + 1, left: photos.length - 1 }))
  }
  return { photos, preparing, add, move, turn, remove }
}
