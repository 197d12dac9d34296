import type { Connection } from './connection.ts'

/** The picture of the first page that the server has made. It is shown until pdf.js has drawn the page itself. */
export interface Preview {
  image: HTMLImageElement
  /** Height divided by width. */
  ratio: number
}

/** Milliseconds. */
const PREVIEW_TIMEOUT = 20_000

/**
 * Returns the function that loads the preview. It returns undefined if there is none. The picture is loaded once, or again after the party had to
 * verify itself.
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
  // It says nothing to a screen reader. pdf.js brings the text of the page.
  const image = Object.assign(new Image(), { alt: '', draggable: false, src: URL.createObjectURL(picture) })
  try {
    await image.decode()
  } finally {
    URL.revokeObjectURL(image.src)
  }
  return { image, ratio: image.naturalHeight / image.naturalWidth }
}
