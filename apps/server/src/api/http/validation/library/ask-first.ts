import type { Request, Response } from 'express'
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import type { Ajv, Compilers } from './spec-parts.ts'

/** The value that the library expects at `req.openapi`. */
interface Metadata {
  validators: Validators
  expressRoute: string
  openApiRoute: string
  schema: OpenAPIV3.OperationObject
  serial: number
  _responseSchema: OpenAPIV3.OperationObject
  pathParams: Record<string, string>
}

export type LibraryRequest = Request & { openapi?: Metadata }

/** The validators of one operation that the library has compiled. */
interface Validators {
  isValid: (req: LibraryRequest) => boolean
  isValidResponse: (res: Response, body: unknown) => boolean
}

type Validate = (data: unknown) => boolean

/**
 * Returns a function that is true for each request that the library accepts, except for a request with a query or a form, which the library itself
 * must read.
 *
 * @param name - the name of the operation in the names of the library's validators.
 */
export function acceptsRequests(
  ajv: Pick<Compilers, 'general' | 'body'>,
  name: string,
  { requestBody }: OpenAPIV3.OperationObject,
) {
  const [mediaType] = Object.keys((requestBody as OpenAPIV3.RequestBodyObject | undefined)?.content ?? {})
  const general = compiled(ajv.general, `${name}-${mediaType ?? 'not_provided'}`)
  const body = compiled(ajv.body, `${name}-${mediaType ?? 'not_provided'}`)
  return (req: LibraryRequest): boolean => {
    const { headers, openapi } = req
    if (req.originalUrl.includes('?') || headers['content-type'] !== mediaType || mediaType === FORM) return false
    const [isGeneralValid, isBodyValid] = [general(), body()]
    if (!isGeneralValid || !isBodyValid) return false
    const data = { query: {}, headers, params: openapi!.pathParams, cookies: undefined, body: req.body as unknown }
    if (!isGeneralValid(data) || !isBodyValid(data)) return false
    // Express would parse the URL each time that `query` is read. This value also has the defaults.
    Object.defineProperty(req, 'query', { value: data.query, writable: true })
    return true
  }
}

const FORM = 'multipart/form-data'

/** Returns a function that is true only for answers that the library accepts. The library itself judges all others. */
export function acceptsAnswers(ajv: Ajv, name: string, { responses }: OpenAPIV3.OperationObject) {
  const byStatus = Object.entries((responses ?? {}) as Record<string, OpenAPIV3.ResponseObject>).flatMap(
    ([status, { content = {} }]) => {
      const [mediaType, ...others] = Object.keys(content)
      // Only with one media type: then the library does not look at the type of the answer.
      if (mediaType === undefined || others.length > 0 || !mediaType.endsWith('json')) return []
      return [[Number(status), compiled(ajv, `${name}-not_provided-${status}-${mediaType}`)] as const]
    },
  )
  const validators = new Map(byStatus)
  return (res: Response, body: unknown): boolean => {
    const isValid = validators.get(res.statusCode)?.()
    return isValid !== undefined && body !== undefined && body !== null && isValid({ response: body })
  }
}

/** Returns a function that looks up the validator of this name, and keeps it when the library has compiled it. */
function compiled(ajv: Ajv, name: string): () => Validate | undefined {
  let validate: Validate | undefined
  return () => (validate ??= ajv.getSchema(name) as Validate | undefined)
}
