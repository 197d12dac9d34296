import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'

export interface Message {
  id: string
  channel: 'EMAIL' | 'SMS'
  at: string
  from: string
  to: string
  replyTo: string | undefined
  subject: string
  html: string | undefined
  text: string
  /** As it came in, headers and all. */
  source: string
  /** Of an SMS: in how many it would have been sent. */
  parts: number | undefined
}

/** How many are kept. They are gone with the process. */
const KEPT = 300

/** The messages that were caught, newest first. It emits each as it comes in. */
export class Mailbox extends EventEmitter<{ message: [Message] }> {
  readonly messages: Message[] = []

  add(caught: Omit<Message, 'id' | 'at'>) {
    const message = { id: randomUUID(), at: new Date().toISOString(), ...caught }
    this.messages.unshift(message)
    this.messages.splice(KEPT)
    this.emit('message', message)
  }
}
