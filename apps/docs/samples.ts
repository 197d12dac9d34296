import {
  type Call,
  credentialOf,
  document as contract,
  isScim,
  type Operation,
  operations,
  printCurl,
  printTypeScript,
} from '@paraph/contract'
import { sinceOf } from './since.ts'

export interface Sample {
  lang: string
  label: string
  source: string
}

/**
 * The contract as the reference shows it. Each operation has the version since which it exists, and code samples that are made from the examples of
 * the contract. The server has a complete address, because the copy button would copy a template as it is.
 */
export function withSamples(): object {
  const copy = structuredClone(contract) as { paths: Record<string, Record<string, object>>; servers: object[] }
  const { description, variables } = contract.servers[0]!
  copy.servers = [{ url: variables.baseUrl.default, description }]
  for (const operation of Object.values(operations)) {
    const item = copy.paths[operation.path]!
    const verb = operation.method.toLowerCase()
    const description = `${operation.description.trimEnd()}${recentSignIn(operation)}\n\nSince version ${sinceOf(operation.operationId)} of the spec.`
    item[verb] = {
      ...item[verb],
      description,
      ...(isForPrograms(operation) && { 'x-codeSamples': samplesOf(operation) }),
    }
  }
  return copy
}

function recentSignIn({ needsRecentSignIn: needs }: Operation): string {
  if (needs === false) return ''
  const what = needs === true ? '' : ` that sends ${needs.map((name) => `\`${name}\``).join(' or ')}`
  return `\n\nA member${what} must have signed in within the last 10 minutes (\`sign_in_needed_again\`). See [Members](#section/Members).`
}

/**
 * The others begin and renew a session, and the server refuses them unless a browser sends them for a page of its own. Only a browser has a passkey to add,
 * and identity providers call the operations of SCIM.
 */
export const isForPrograms = ({ operationId, path, security }: Operation) =>
  !isScim({ path }) && security.scheme !== 'none' && security.scheme !== 'sessionCookie' && operationId !== 'addPasskey'

/** Calls of the operation by curl and by the client. They take the address and the credential from the environment. */
function samplesOf(operation: Operation): Sample[] {
  const [media] = operation.body?.content ?? []
  const [example] = Object.values(media?.examples ?? {})
  const body = example?.value as Call['body']
  // The samples have no verification pass, because only parties with a two-step verification need one. They have the key of the browser, without
  // which a browser can do nothing with its BankID order.
  const headers = operation.parameters.filter(({ name }) => name === 'browser-key')
  const call: Call = {
    operation,
    inPath: operation.parameters.filter((parameter) => parameter.in === 'path').map(({ example }) => example),
    headers:
      headers.length > 0 ? Object.fromEntries(headers.map(({ name, example }) => [name, String(example)])) : undefined,
    body: body && 'file' in body ? { ...body, file: 'agreement.pdf' } : body,
  }
  return [
    { lang: 'curl', label: 'curl', source: printCurl(call) },
    { lang: 'TypeScript', label: 'TypeScript', source: typescript(call) },
  ]
}

function typescript(call: Call): string {
  return `import { Paraph } from '@paraph/client'

const paraph = new Paraph({ baseUrl: process.env.PARAPH_URL!, apiKey: process.env.${credentialOf(call.operation)}! })

${printTypeScript(call)}`
}
