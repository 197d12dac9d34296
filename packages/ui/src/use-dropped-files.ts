import { useLayoutEffect, useState } from 'preact/hooks'

/** Takes files that are dropped anywhere on the page, where the browser would leave the page and show the file. Returns true while they are above it. */
export function useDroppedFiles(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useLayoutEffect(() => {
    const ended = new AbortController()
    // A text or a link that is dragged is no file.
    const listen = (name: 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      addEventListener(name, (event) => event.dataTransfer?.types.includes('Files') && react(event), {
        signal: ended.signal,
      })
    listen('dragover', (event) => {
      event.preventDefault()
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
