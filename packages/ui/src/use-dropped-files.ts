import { useLayoutEffect, useState } from 'preact/hooks'

// A text or a link that is dragged is no file.
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Refuses files that are dropped where nothing takes them: the browser would leave the page and show the file. Call it once, when the page starts. */
export function refuseDroppedFiles(): void {
  for (const name of ['dragover', 'drop'] as const)
    addEventListener(name, (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer!.dropEffect = 'none'
    })
}

/** Takes files that are dropped anywhere on the page, where the browser would leave the page and show the file. Returns true while they are above it. */
export function useDroppedFiles(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useLayoutEffect(() => {
    const ended = new AbortController()
    const listen = (name: 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      addEventListener(name, (event) => hasFiles(event) && react(event), {
        signal: ended.signal,
      })
    listen('dragover', (event) => {
      event.preventDefault()
      event.dataTransfer!.dropEffect = 'copy'
      setOver(true)
    })
    // Between two elements of the page, the files are still above it.
    listen('dragleave', ({ relatedTarget }) => setOver(relatedTarget !== null))
    listen('drop', (event) => {
      event.preventDefault()
      setOver(false)
      take(Array.from(event.dataTransfer!.files))
    })
    return () => ended.abort()
  })
  return isOver
}
