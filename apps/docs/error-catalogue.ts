import { type ProblemKind, problems } from '@paraph/contract'

/** Returns the guide to errors, with all problems of the service. */
export function errorCatalogue(): string {
  const byStatus = Map.groupBy(Object.entries<ProblemKind>(problems), ([, { status }]) => status)
  const chapters = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, kinds]) => `## ${status}\n\n${kinds.map(toEntry).join('\n\n')}`)
  return `# Errors

Every error is a problem details object (RFC 9457) of the type \`application/problem+json\`.

| Field | Meaning |
| --- | --- |
| \`code\` | the name of the problem, for use in programs; all names are below |
| \`status\` | the HTTP status |
| \`title\` | what is wrong; the text is the same each time |
| \`detail\` | what is wrong in this case, for people |
| \`errors\` | each fault in the request: \`pointer\` is a JSON pointer to the field (\`/query/<name>\` for a query parameter, \`/parties/<id>/<field>\` for a party of the document, \`/fields/<id>/<property>\` for a field of it), \`code\` and \`detail\` say what is wrong with it |
| \`instance\` | the path of the request |
| \`requestId\` | the identifier to quote when you ask for help; every response also has it in the header \`x-request-id\` |
| \`type\` | a link to the entry below, on the server that answered |

${chapters.join('\n\n')}
`
}

function toEntry([code, { title, cause, cure }]: [string, ProblemKind]): string {
  return `### ${code}\n\n**${title}.** ${cause}\n\n${cure}`
}
