import { type ProblemKind, problems } from '@paraph/contract'

/** The guide to errors, with every problem that the service knows. */
export function errorCatalogue(): string {
  const byStatus = Map.groupBy(Object.entries<ProblemKind>(problems), ([, { status }]) => status)
  const chapters = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, kinds]) => `## ${status}\n\n${kinds.map(toEntry).join('\n\n')}`)
  return `# Errors

Every error is a problem details object (RFC 9457) of the type \`application/problem+json\`.

| Field | Meaning |
| --- | --- |
| \`code\` | the name of the problem, to program against; all of them are below |
| \`status\` | the HTTP status |
| \`title\` | what is wrong, the same each time |
| \`detail\` | what is wrong this time, for people |
| \`errors\` | each fault in the request: \`pointer\` is a JSON pointer to the field (query parameters are \`/query/<name>\`, parties of the document \`/parties/<id>/<field>\`), \`code\` and \`detail\` say what is wrong with it |
| \`instance\` | the path of the request |
| \`requestId\` | what to quote when asking for help; also in the header \`x-request-id\` of every response |
| \`type\` | a link to the entry below, on the server that answered |

${chapters.join('\n\n')}
`
}

function toEntry([code, { title, cause, cure }]: [string, ProblemKind]): string {
  return `### ${code}\n\n**${title}.** ${cause}\n\n${cure}`
}
