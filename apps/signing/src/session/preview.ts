import type { Connection } from './connection.ts'

/** A picture of the first page of the PDF, made by the server. It is shown until pdf.js has drawn the page itself. */
export interface Preview {
  image: HTMLImageElement
  /** Height divided by width. */
  ratio: number
}

/** Milliseconds. */
const PREVIEW_TIMEOUT = 20_000

/**
 * Returns the function that loads the preview. The function returns undefined if there is no preview. It loads the picture only once. But it tries
 * again if the party must first verify itself.
 */
export function openPreview({ http }: Pick<Connection, 'http'>): () => Promise<Preview | undefined> {
  let loading: Promise<Preview | undefined> | undefined
  const load = async () => {
    const { data, response } = await http.GET('/api/v1/signing-session/preview', {
      parseAs: 'blob',
      signal: AbortSignal.timeout(PREVIEW_TIMEOUT),
    })
    if (response.status === 403) loading = undefined
    return data && decode(data as unknown as Blob)
  }
  return () => (loading ??= load().catch(() => undefined))
}

async function decode(picture: Blob): Promise<Preview> {
  // Without a text for screen readers. They get the text of the page from pdf.js.
  const image = Object.assign(new Image(), { alt: '', draggable: false, src: URL.createObjectURL(picture) })
  try {
    await image.decode()
  } finally {
    URL.revokeObjectURL(image.src)
  }
  return { image, ratio: image.naturalHeight / image.naturalWidth }
}
