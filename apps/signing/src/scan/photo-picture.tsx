import { useEffect, useState } from 'preact/hooks'
import type { Photo } from '../page/draft.ts'

/** The photo in the given width, turned. The browser reads only the photo that is shown. */
export function PhotoPicture({ photo, width }: { photo: Photo; width: number }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(photo.picture)
    setUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [photo.picture])
  const isTurned = photo.turns % 2 === 1
  const [w, h] = isTurned ? [photo.height, photo.width] : [photo.width, photo.height]
  const height = (width * h) / w
  return (
    <div class="photo-picture" style={{ width: `${width}px`, height: `${height}px` }}>
      {url && (
        <img
          src={url}
          alt=""
          style={{
            width: `${isTurned ? height : width}px`,
            height: `${isTurned ? width : height}px`,
            transform: `translate(-50%, -50%) rotate(${photo.turns * 90}deg)`,
          }}
        />
      )}
    </div>
  )
}
