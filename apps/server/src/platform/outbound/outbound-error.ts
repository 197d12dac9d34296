/**
 * Why a request to an address that a customer chose got no answer.
 *
 * - `address_refused`: the URL leads to an address that such requests may not reach.
 * - `dns_failed`: the name of the host was not found.
 * - `connection_failed`: the host did not accept the connection, or ended it.
 * - `tls_failed`: no secure connection, for example because the certificate is not valid for the host.
 * - `timed_out`: there was no answer in time.
 * - `answer_invalid`: the answer is not HTTP, or its headers are too large.
 */
export type OutboundCode =
  'address_refused' | 'dns_failed' | 'connection_failed' | 'tls_failed' | 'timed_out' | 'answer_invalid'

/** There was no answer. The message is for whoever chose the address: it has no address from inside the network of the server. */
export class OutboundError extends Error {
  readonly code: OutboundCode

  constructor(code: OutboundCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'OutboundError'
    this.code = code
  }
}
