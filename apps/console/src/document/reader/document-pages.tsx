import { observe } from '@paraph/ui/observe.ts'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Loaded } from '../../queries/document.ts'

/** The reader. Its program and the PDF are loaded only when the person comes near it, because a file may be large and a line slow. */
export function DocumentPages(loaded: Loaded) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const near = observe(place.current!, { rootMargin: '50% 0px' }, ({ isIntersecting }) => {
      if (!isIntersecting) return
      setNear(true)
      near.disconnect()
    })
    return () => near.disconnect()
  }, [])
  return <div ref={place}>{isNear && <LoadedReader {...loaded} />}</div>
}

function LoadedReader(loaded: Loaded) {
  const { module, instead } = useModule(() => import('./document-reader.tsx'))
  return module ? <module.DocumentReader {...loaded} /> : instead
}
