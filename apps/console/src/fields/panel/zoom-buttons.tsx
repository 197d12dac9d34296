import { announce } from '@paraph/ui/announce.ts'
import { addIcon, minusIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useEffect, useRef } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'
import { zoomedIn, zoomedOut } from '../model/zoom.ts'
import type { useZoom } from '../page/use-zoom.ts'

/** How large the pages are. */
export function ZoomButtons({ zoom, zoomIn, zoomOut, fitWidth }: ReturnType<typeof useZoom>) {
  const { t } = useTexts()
  const said = useRef(zoom)
  // Also after the wheel and the keys.
  useEffect(() => {
    if (said.current !== zoom) announce(t.fields.zoomed({ zoom }))
    said.current = zoom
  }, [zoom])
  return (
    <div class="zoom" role="group" aria-label={t.fields.zoom}>
      <Button look="quiet" icon={minusIcon} tip={t.fields.zoomOut} isOff={zoomedOut(zoom) >= zoom} onPress={zoomOut} />
      <Button
        look="quiet"
        aria-label={t.fields.fitWidth({ zoom })}
        title={t.fields.fitWidth({ zoom })}
        onPress={fitWidth}
      >
        {t.fields.zoomed({ zoom })}
      </Button>
      <Button look="quiet" icon={addIcon} tip={t.fields.zoomIn} isOff={zoomedIn(zoom) <= zoom} onPress={zoomIn} />
    </div>
  )
}
