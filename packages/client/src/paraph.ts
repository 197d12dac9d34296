import { type Documents, type Resources, toResources, type Webhooks } from '../generated/resources.ts'
import { type CallOptions, createCall } from './call.ts'
import { type ClientOptions, createClient, type ParaphClient } from './client.ts'
import { toWaitFor, type WaitFor } from './wait-for.ts'
import { verify } from './webhooks.ts'

/** The connection to a server, and the defaults of all calls. */
export interface ParaphOptions extends ClientOptions, Omit<CallOptions, 'signal'> {
  /**
   * Called once for each deprecated method that is used; `false` turns the warnings off. By default, the warning goes to the process, or
   * else to the console.
   */
  onDeprecated?: ((message: string) => void) | false
}

/** The methods of documents: one for each operation, and `waitFor`. */
export interface DocumentMethods extends Documents {
  waitFor: WaitFor
}

/** The methods of webhook endpoints: one for each operation, and `verify`. */
export interface WebhookMethods extends Webhooks {
  verify: typeof verify
}

/**
 * A client of one account. It has a method for each operation, in groups by resource.
 *
 * @example
 * const paraph = new Paraph({ baseUrl: 'https://sign.example.com', apiKey: process.env.PARAPH_KEY })
 * const party = await paraph.parties.add(documentId, { contactId, role: 'SIGNER' })
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- The constructor assigns the groups, of which a list is generated.
export class Paraph {
  /** Direct access to the paths of the spec by `GET`, `POST` and so on: see {@link createClient}. */
  readonly http: ParaphClient

  /**
   * @throws TypeError if `baseUrl` is not an absolute http or https URL, or has a password or a query, or if `apiKey` is missing or has characters
   * that no key has.
   */
  constructor({ onDeprecated = warn, timeout, maxRetries, headers, ...options }: ParaphOptions) {
    this.http = createClient(options)
    const resources = toResources(createCall(this.http, { timeout, maxRetries, headers }, onDeprecated || (() => {})))
    const { documents, webhooks } = resources
    Object.assign(this, resources, {
      documents: { ...documents, waitFor: toWaitFor(documents.get) },
      webhooks: { ...webhooks, verify },
    })
  }
}

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- See the class.
export interface Paraph extends Omit<Resources, 'documents' | 'webhooks'> {
  /** A document is one PDF with its parties. */
  readonly documents: DocumentMethods
  /** A webhook tells your server what happens to documents and parties. */
  readonly webhooks: WebhookMethods
}

function warn(message: string) {
  const { process } = globalThis as { process?: { emitWarning?: (message: string, type: string) => void } }
  if (process?.emitWarning) process.emitWarning(message, 'DeprecationWarning')
  else console.warn(message)
}
