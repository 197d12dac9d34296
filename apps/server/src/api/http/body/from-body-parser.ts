import { Problem } from '#platform/problems/problem.ts'
import { maxJsonBytes } from './body-limits.ts'

/** Converts the errors of Express' body parsers. Their `type` says what is wrong. */
export function fromBodyParser(error: unknown): Problem | undefined {
  const type = error instanceof Error && 'type' in error ? error.type : undefined
  switch (type) {
    case 'entity.too.large':
      return new Problem('body_too_large', `A JSON body has at most ${maxJsonBytes} bytes.`)
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new Problem(
        'media_type_unsupported',
        'Send the body in UTF-8, plain or compressed with gzip, deflate or br.',
      )
    case 'entity.parse.failed':
    case 'request.aborted':
    case 'request.size.invalid':
      return new Problem('request_malformed', 'The body is not JSON: it ends too soon or has an unexpected character.')
    default:
      return undefined
  }
}
