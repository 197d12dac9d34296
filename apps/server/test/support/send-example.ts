import type { Operation } from '@paraph/contract'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'

interface Init {
  headers: Record<string, string>
  query?: string
  /** Fields that replace fields of the example. */
  fields?: object
}

/** Returns a function that sends requests with the first example body of the spec. The path has no parameters any more. */
export async function exampleSender(baseUrl: string, fetch: typeof globalThis.fetch) {
  const pdf = await onePagePdf()
  return ({ method, path, body }: Operation, { headers, query = '', fields }: Init): Promise<Response> => {
    const url = `${baseUrl}${path}${query}`
    const [media] = body?.content ?? []
    if (!media) return fetch(url, { method, headers })
    if (media.type === 'multipart/form-data') {
      const form = new FormData()
      form.append('file', new File([pdf], 'agreement.pdf', { type: 'application/pdf' }))
      return fetch(url, { method, headers, body: form })
    }
    const [example] = Object.values(media.examples)
    return fetch(url, {
      method,
      headers: { ...headers, 'content-type': media.type },
      body: JSON.stringify({ ...(example!.value as object), ...fields }),
    })
  }
}
