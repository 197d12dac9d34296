import { onTestFinished } from 'vitest'
import type { Services } from '#domain/services.ts'
import type { Channel } from '#platform/database/tables.ts'

/** Until the test ends, the server has no settings for these channels. */
export function loseChannels({ outbox }: Pick<Services, 'outbox'>, ...lost: Channel[]) {
  const channels = outbox.channels as Set<Channel>
  for (const channel of lost) channels.delete(channel)
  onTestFinished(() => lost.forEach((channel) => channels.add(channel)))
}
