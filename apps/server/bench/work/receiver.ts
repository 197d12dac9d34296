import { startReceiver } from '@paraph/testing/receivers/receiver.ts'

// A separate process, like the system of a customer. It reports each event to its parent. The path /hang gets no answer.
const { url } = await startReceiver((request, res) => {
  if (request.path === '/hang') return
  res.end()
  const { timestamp } = JSON.parse(request.body) as { timestamp: string }
  process.send!({ path: request.path, at: request.at, timestamp })
})
process.send!({ url })
