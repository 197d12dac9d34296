import { Agent } from 'undici'
import { collectedOf, errorOf, startedOrderOf } from './rp-answers.ts'
import { type BankIdApi, BankIdError, type NewOrder } from './rp-api.ts'

/** Where BankID is, and how the client proves who it is. All keys and certificates are PEM. */
export interface RpServer {
  origin: string
  /** The only root that is trusted. */
  ca: string
  privateKey: string
  /** The client certificate, and the certificates of its issuers. */
  certificates: string
}

export interface RpClient extends BankIdApi {
  /** Makes a call that changes nothing. Throws {@link BankIdError} if BankID does not answer, or refuses this client. */
  check: () => Promise<void>
  /** Fails the calls that wait, with `unreachable`. */
  close: () => Promise<void>
}

export interface RpLimits {
  /** Milliseconds until a connection is open. */
  connect: number
  /** Milliseconds for a whole call. */
  call: number
  /** Bytes. The largest answer has the two texts of an order, encoded twice, and certificates. */
  answer: number
  connections: number
}

const usual: RpLimits = { connect: 5000, call: 10_000, answer: 1024 * 1024, connections: 50 }

/** Characters of base64, as BankID allows. */
const MAX_VISIBLE = 40_000
const MAX_NON_VISIBLE = 200_000

/** Calls BankID's RP API v6.0 over TLS, with a client certificate. */
export function openRpClient(server: RpServer, changed: Partial<RpLimits> = {}): RpClient {
  const limits = { ...usual, ...changed }
  const agent = new Agent({
    connect: {
      ca: server.ca,
      key: server.privateKey,
      cert: server.certificates,
      timeout: limits.connect,
      minVersion: 'TLSv1.2',
    },
    connections: limits.connections,
    maxResponseSize: limits.answer,
    allowH2: false,
  })

  async function ask(method: 'GET' | 'POST', operation: string, body: string | null) {
    try {
      const { statusCode, body: answer } = await agent.request({
        origin: server.origin,
        path: `/rp/v6.0/${operation}`,
        method,
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(limits.call),
      })
      return { status: statusCode, answer: parse(await answer.text()) }
    } catch (cause) {
      throw new BankIdError('unreachable', undefined, { cause })
    }
  }

  async function post(operation: keyof BankIdApi, body: object): Promise<unknown> {
    const { status, answer } = await ask('POST', operation, JSON.stringify(body))
    if (status === 200) return answer
    throw errorOf(status, answer)
  }

  return {
    sign: async (order) => startedOrderOf(await post('sign', encode(order))),
    auth: async (order) => startedOrderOf(await post('auth', encode(order))),
    collect: async (orderRef) => collectedOf(await post('collect', { orderRef })),
    cancel: async (orderRef) => void (await post('cancel', { orderRef })),
    async check() {
      // BankID has no operation for a check. It answers a GET with the error that only POST is allowed, which is enough.
      const { status, answer } = await ask('GET', 'collect', null)
      if (status === 401 || status === 403 || status >= 500) throw errorOf(status, answer)
    },
    close: () => agent.destroy(),
  }
}

function encode(order: Parameters<BankIdApi['auth']>[0]): object {
  const { userVisibleData, userNonVisibleData, ...others } = order
  return {
    ...others,
    ...(userVisibleData !== undefined && {
      userVisibleData: base64('userVisibleData', userVisibleData, MAX_VISIBLE),
    }),
    ...(userNonVisibleData !== undefined && {
      userNonVisibleData: base64('userNonVisibleData', userNonVisibleData, MAX_NON_VISIBLE),
    }),
  }
}

function base64(name: keyof NewOrder, text: string, max: number): string {
  const encoded = Buffer.from(text).toString('base64')
  if (encoded.length > 0 && encoded.length <= max) return encoded
  throw new BankIdError('invalidParameters', `${name} must have 1 to ${max} characters in base64.`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
