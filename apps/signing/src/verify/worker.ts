import { verifySeal } from '@paraph/verify'

/** This thread reads and judges the file, so that the page stays usable. */
addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  try {
    postMessage({ report: await verifySeal(new Uint8Array(await file.arrayBuffer())) }, { transfer: [] })
  } catch (error) {
    postMessage({ error: String(error) }, { transfer: [] })
  }
})
