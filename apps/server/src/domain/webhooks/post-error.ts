/**
 * Why a webhook got no answer.
 *
 * - `address_refused`: the URL leads to an address that webhooks may not reach.
 * - `dns_failed`: the name of the host was not found.
 * - `connection_failed`: the host did not accept the connection, or ended it.
 * - `tls_failed`: no secure connection, for example because the certificate is not valid for the host.
 * - `timed_out`: there was no answer in time.
 * - `answer_invalid`: the answer is not HTTP, or its headers are too large.
 */
export type WebhookPostCode =
  'address_refused' | 'dns_failed' | 'connection_failed' | 'tls_failed' | 'timed_out' | 'answer_invalid'

/** A webhook got no answer. The message is for the owner of the endpoint: it has no address from inside the network of the server. */
export class WebhookPostError extends Error {
  readonly code: WebhookPostCode

  constructor(code: WebhookPostCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'WebhookPostError'
    this.code = code
  }
}
