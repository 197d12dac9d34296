import { http, type HttpHandler } from 'msw'
import { examples, problems, type Replies } from '../../generated/examples.ts'
import type { Problem, ProblemCode } from '@paraph/contract/named'
import { serverUrl } from '../server-url.ts'
import type { Example } from './example.ts'

export type { Replies } from '../../generated/examples.ts'

/** The operationId of an operation, as in the spec. */
export type OperationId = keyof Replies

/** What a handler gets. */
export interface MockedCall {
  request: Request
  /** The parameters in the path, such as `id`. */
  params: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** The fields in which the response differs from the example of the spec, or a whole `Response`. */
export type Answer<Id extends OperationId> = Replies[Id] extends Blob
  ? Blob | Response
  : Partial<Replies[Id]> | Response
/** An answer, or a function that returns it for each call. */
export type Answering<Id extends OperationId> = Answer<Id> | ((call: MockedCall) => Answer<Id> | Promise<Answer<Id>>)
/** By operationId, the answers that differ from the examples. */
export type Answers = { readonly [Id in OperationId]?: Answering<Id> }

/** Where the handlers are. */
export interface HandlerOptions {
  /** The same as the option of `Paraph`. */
  baseUrl: string
}

const requestId = '0193b1f0-6a35-7e6f-a4dd-2f2b3d5f8a10'

/**
 * Makes one MSW handler for each operation. It answers 200 with the example of the spec.
 *
 * @param options.baseUrl - The same as the option of `Paraph`.
 * @param options.answers - By operationId, what differs from the examples.
 * @example
 * const server = setupServer(...handlers({ baseUrl, answers: { getDocument: { status: 'COMPLETED' } } }))
 * @see https://mswjs.io
 */
export function handlers({ answers = {}, ...options }: HandlerOptions & { answers?: Answers }): HttpHandler[] {
  const ids = Object.keys(examples) as OperationId[]
  return ids.map((id) => handler(id, answers[id] as Answering<OperationId> | undefined, options))
}

/**
 * Makes the MSW handler of one operation, for example to replace it in one test.
 *
 * @param id - The operationId.
 * @param answer - What differs from the example of the spec.
 * @param options.baseUrl - The same as the option of `Paraph`.
 * @example
 * server.use(handler('sendDocument', problem('document_incomplete'), { baseUrl }))
 */
export function handler<Id extends OperationId>(
  id: Id,
  answer: Answering<Id> | undefined,
  { baseUrl }: HandlerOptions,
): HttpHandler {
  const { method, path, reply } = examples[id] as Example<Replies[Id]>
  const add = http[method.toLowerCase() as 'get']
  return add(serverUrl(baseUrl) + path, async ({ request, params }) => {
    const given = typeof answer === 'function' ? await answer({ request, params }) : answer
    if (given instanceof Response) return given.clone()
    const example = reply()
    const headers = { 'x-request-id': requestId }
    if (!(example instanceof Blob)) return Response.json({ ...example, ...given }, { headers })
    return new Response(given instanceof Blob ? given : example, {
      headers: { ...headers, 'content-type': example.type },
    })
  })
}

/**
 * Returns the example of an operation. Each call makes a new object.
 *
 * @param id - The operationId.
 */
export function example<Id extends OperationId>(id: Id): Replies[Id] {
  return (examples[id] as Example<Replies[Id]>).reply()
}

/**
 * Makes the response of a failed call. The client throws it as a `ParaphError`.
 *
 * @param code - The code of the problem.
 * @param fields - Fields that differ, such as `detail` and `errors`.
 * @param headers - Headers, such as `retry-after` in seconds.
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function problem(
  code: ProblemCode,
  fields: Partial<Problem> = {},
  headers: Record<string, string> = {},
): Response {
  const body = {
    type: `/docs#problem/${code}`,
    ...problems[code],
    instance: '/api/v1',
    code,
    requestId,
    ...fields,
  }
  return Response.json(body, {
    status: body.status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'x-request-id': body.requestId },
  })
}
