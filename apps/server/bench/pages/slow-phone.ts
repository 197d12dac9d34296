import type { CDPSession, Page } from 'playwright-core'

/** 1.6 Mbit/s down and 750 kbit/s up, in bytes per second, and 150 ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const CPU_SLOWDOWN = 4

/** Gives the tab the network and the processor of a slow phone. */
export async function slowDown(tab: Page): Promise<CDPSession> {
  const session = await tab.context().newCDPSession(tab)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}
