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
  /** The message as it was received, with its headers. */
  source: string
  /** The number of segments of an SMS. */
  segments: number | undefined
}

/** Older messages are removed. All messages are lost when the process ends. */
const MAX_MESSAGES = 300

/** Holds the received messages, newest first. Emits each new message. */
export class Mailbox extends EventEmitter<{ message: [Message] }> {
  readonly messages: Message[] = []

  add(received: Omit<Message, 'id' | 'at'>) {
    const message = { id: randomUUID(), at: new Date().toISOString(), ...received }
    this.messages.unshift(message)
    this.messages.splice(MAX_MESSAGES)
    this.emit('message', message)
  }
}
