import { IncomingMessage, ServerResponse } from 'node:http'

/** The requests and the answers of the server. The app gives these classes the methods of Express, so that no object has to change its prototype. */
export class Message extends IncomingMessage {}

export class Answer extends ServerResponse {
  /** Lines of the head. Other than with `setHeader`, Node does not check, store and write each of them again for each answer. */
  declare preparedHeaders: string

  override writeHead(...args: unknown[]): this {
    Reflect.apply(super.writeHead, this, args)
    if (this.preparedHeaders !== '') throw new Error('This version of Node no longer calls _storeHeader.')
    return this
  }

  /** Node calls it with the status line. It has no public method that takes prepared lines. */
  _storeHeader(statusLine: string, headers: unknown): void {
    const prepared = this.preparedHeaders
    this.preparedHeaders = ''
    storeHeader.call(this, statusLine + prepared, headers)
  }
}

// Not a field of the class, because the answers of other servers get only its methods.
Answer.prototype.preparedHeaders = ''

type StoreHeader = (this: ServerResponse, statusLine: string, headers: unknown) => void
const { _storeHeader: storeHeader } = ServerResponse.prototype as unknown as { _storeHeader: StoreHeader }
