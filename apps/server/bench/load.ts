import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Call } from './scenario.ts'

export const variants = ['paraph', 'unvalidated', 'fastify'] as const
export type Variant = (typeof variants)[number]

export interface Target {
  send: (call: Call, headers: Record<string, string>) => Promise<{ status: number; body: string }>
  /** Microseconds of user and system time since the start. */
  cpu: () => Promise<number>
  /** In bytes, after a garbage collection. */
  memory: () => Promise<NodeJS.MemoryUsage>
  stop: () => void
}

export async function startTarget(variant: Variant, connection: object): Promise<Target> {
  const child = fork(new URL('target.ts', import.meta.url), [variant, JSON.stringify(connection)], {
    execArgv: ['--expose-gc'],
  })
  const { port } = await answer<{ port: number }>(child)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return {
    send: async ({ method, path, body }, headers) => {
      const content =
        body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const sent = request({ host: '127.0.0.1', port, agent, method, path, headers: { ...content, ...headers } })
      sent.end(body)
      const [response] = await once(sent, 'response')
      return { status: response.statusCode as number, body: await text(response) }
    },
    cpu: async () => {
      child.send('cpu')
      const { user, system } = await answer<NodeJS.CpuUsage>(child)
      return user + system
    },
    memory: () => {
      child.send('memory')
      return answer<NodeJS.MemoryUsage>(child)
    },
    stop: () => {
      agent.destroy()
      child.disconnect()
    },
  }
}

async function answer<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message')
  return message as T
}

/** Runs `count` tasks, `atOnce` of them at a time. */
export async function runAll(count: number, atOnce: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const work = async (): Promise<void> => {
    while (next < count) await task(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
