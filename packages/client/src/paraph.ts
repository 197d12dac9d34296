import { type Resources, toResources } from '../generated/resources.ts'
import { type CallOptions, createCall } from './call.ts'
import { type ClientOptions, createClient, type ParaphClient } from './client.ts'

/** How to reach a server, and what holds for all calls unless one says otherwise. */
export interface ParaphOptions extends ClientOptions, Omit<CallOptions, 'signal'> {
  /** Told once of each deprecated method that is used; `false` for nobody. By default it is a warning of the process, or of the console. */
  onDeprecated?: ((message: string) => void) | false
}

/**
 * A client of one account: a method for each operation, in groups by resource.
 *
 * @example
 * const paraph = new Paraph({ baseUrl: 'https://sign.example.com', apiKey: process.env.PARAPH_KEY })
 * const party = await paraph.parties.add(documentId, { contactId, role: 'SIGNER' })
 */
export class Paraph implements Resources {
  declare readonly documents: Resources['documents']
  declare readonly parties: Resources['parties']
  declare readonly signers: Resources['signers']
  declare readonly contacts: Resources['contacts']
  declare readonly companies: Resources['companies']
  /** The paths of the spec themselves, by `GET`, `POST` and so on, for all else: see {@link createClient}. */
  readonly http: ParaphClient

  /** @throws TypeError if `baseUrl` is not an absolute URL, or there is no `apiKey`. */
  constructor({ onDeprecated = warn, timeout, maxRetries, ...options }: ParaphOptions) {
    this.http = createClient(options)
    const defaults = { ...(timeout !== undefined && { timeout }), ...(maxRetries !== undefined && { maxRetries }) }
    Object.assign(this, toResources(createCall(this.http, defaults, onDeprecated || (() => {}))))
  }
}

function warn(message: string) {
  const { process } = globalThis as { process?: { emitWarning?: (message: string, type: string) => void } }
  if (process?.emitWarning) process.emitWarning(message, 'DeprecationWarning')
  else console.warn(message)
}
