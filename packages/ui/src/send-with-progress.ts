/** Milliseconds. A line over which nothing is sent for so long is broken. */
const STALL = 45_000

/**
 * Returns a function like `fetch` that also reports the sent part of the body, from 0 to 1. `fetch` itself does not report it.
 * After the whole body is sent, the server checks the file, and the time limit of the call applies.
 */
export function sendWithProgress(onProgress: (part: number) => void) {
  return async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout> | undefined
      const fail = () => reject(new TypeError('The connection failed.'))
      const stop = () => upload.abort()
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(stop, STALL)
      }
      upload.open(request.method, request.url)
      request.headers.forEach((value, name) => upload.setRequestHeader(name, value))
      upload.responseType = 'text'
      upload.upload.addEventListener('progress', ({ loaded, total }) => {
        wait()
        onProgress(total > 0 ? loaded / total : 0)
      })
      upload.upload.addEventListener('load', () => clearTimeout(timer))
      upload.addEventListener('load', () => resolve(toResponse(upload)))
      upload.addEventListener('error', fail)
      upload.addEventListener('abort', fail)
      upload.addEventListener('loadend', () => {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', stop)
      })
      request.signal.addEventListener('abort', stop)
      if (request.signal.aborted) return fail()
      wait()
      upload.send(body)
    })
  }
}

function toResponse(upload: XMLHttpRequest): Response {
  const lines = upload.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const end = line.indexOf(':')
      return [line.slice(0, end).trim(), line.slice(end + 1).trim()]
    }),
  )
  return new Response(upload.responseText, { status: upload.status, headers })
}
