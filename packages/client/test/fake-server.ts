import { Paraph, type ParaphOptions } from '../src/index.ts'

type Answer = Response | Error | ((request: Request) => Response | Promise<Response>)

/** Returns a client that gets its answers from a list, and the list of its requests. */
export function answering(answers: Answer[], options: Partial<ParaphOptions> = {}) {
  const requests: Request[] = []
  const paraph = new Paraph({
    baseUrl: 'https://sign.example.com/',
    apiKey: 'pk_test_secret',
    async fetch(request) {
      requests.push(request)
      const answer = answers.shift()
      if (answer === undefined) throw new Error('There was one request too many.')
      if (answer instanceof Error) throw answer
      return answer instanceof Response ? answer : answer(request)
    },
    ...options,
  })
  return { paraph, requests }
}

export function problem(
  status: number,
  code: string,
  { headers = {}, ...rest }: { headers?: Record<string, string>; [field: string]: unknown } = {},
) {
  const body = {
    type: `/docs#problem/${code}`,
    title: 'A title',
    status,
    detail: 'A detail.',
    instance: '/api/v1',
    code,
    requestId: 'req-1',
    ...rest,
  }
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json', ...headers } })
}

/** Answers nothing, and rejects when the request is aborted. */
export function never(request: Request): Promise<Response> {
  return new Promise((_, reject) =>
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
  )
}
