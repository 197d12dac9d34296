import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import express, { type Express, type Response } from 'express'
import { segmentsOf } from '#work/delivery/sms/segments.ts'
import type { Delivery } from './last-deliveries.ts'
import { listen } from './listen.ts'
import { localPage, openEventStream, sendMail } from './local-page.ts'
import type { Mailbox, Message } from './mailbox.ts'

interface Sources {
  sendDemo: () => Promise<void>
  /** Makes a link that signs in the admin of the development account. */
  signInUrl: () => Promise<string>
  phoneUrl: string | undefined
  /** Returns the last deliveries of webhooks. */
  deliveries: () => Promise<Delivery[]>
}

/** Starts a server for the inbox page. It also accepts SMS, with the protocol of 46elks (https://46elks.com/docs/send-sms). */
export async function startInbox(
  mailbox: Mailbox,
  { sendDemo, signInUrl, phoneUrl, deliveries }: Sources,
): Promise<{ url: string; smsUrl: string }> {
  const password = randomBytes(16).toString('hex')
  const app = localPage('inbox')
  serveMessages(app, mailbox)
  acceptDemo(app, sendDemo)
  app.get('/sign-in', async (_req, res) => {
    try {
      res.redirect(303, await signInUrl())
    } catch (error) {
      sayFailed(res, error)
    }
  })
  app.get('/phone', (_req, res) => void res.json({ url: phoneUrl ?? null }))
  app.get('/deliveries', async (_req, res) => void res.json(await deliveries()))
  acceptSms(app, mailbox, `Basic ${Buffer.from(`dev:${password}`).toString('base64')}`)
  const port = await listen(createServer(app), 3001)
  return { url: `http://localhost:${port}`, smsUrl: `elks://dev:${password}@127.0.0.1:${port}` }
}

function serveMessages(app: Express, mailbox: Mailbox) {
  app.get('/messages', (_req, res) => void res.json(mailbox.messages.map(summary)))
  app.get('/messages/:id', (req, res) => {
    const message = mailbox.messages.find(({ id }) => id === req.params.id)
    if (message) res.json(message)
    else res.status(404).end()
  })
  app.get('/messages/:id/html', (req, res) => {
    const html = mailbox.messages.find(({ id }) => id === req.params.id)?.html
    if (html === undefined) return void res.status(404).end()
    // Links open in a new tab, outside of the sandbox.
    const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
    sendMail(res, html.replace(/<head\b[^>]*>|$/i, '$&<base target="_blank">'), req.query['colors'], { sandbox })
  })
  app.get('/events', (_req, res) => {
    const { send } = openEventStream(res)
    const listener = (message: Message) => send('message', summary(message))
    mailbox.on('message', listener)
    res.on('close', () => mailbox.off('message', listener))
  })
}

/** The button of the page sends a demo contract. No other page in the developer's browser may do that. */
function acceptDemo(app: Express, sendDemo: () => Promise<void>) {
  let isBusy = false
  app.post('/demo', async (req, res) => {
    if (req.headers.origin !== `http://${req.headers.host}`) return void res.status(403).end()
    if (isBusy) return void res.status(409).type('text').send('The last one is still being sent.')
    isBusy = true
    try {
      await sendDemo()
      res.json({})
    } catch (error) {
      sayFailed(res, error)
    }
    isBusy = false
  })
}

const sayFailed = (res: Response, error: unknown) =>
  void res
    .status(503)
    .type('text')
    .send((error as Error).message)

function acceptSms(app: Express, mailbox: Mailbox, credentials: string) {
  app.post('/a1/sms', express.urlencoded({ extended: false }), (req, res) => {
    if (req.headers.authorization !== credentials) return void res.status(401).end()
    const { from, to, message } = req.body as Record<'from' | 'to' | 'message', string>
    mailbox.add({
      channel: 'SMS',
      from,
      to,
      replyTo: undefined,
      subject: message.split('\n', 1)[0]!,
      html: undefined,
      text: message,
      source: new URLSearchParams(req.body).toString().replaceAll('&', '\n'),
      segments: segmentsOf(message),
    })
    res.json({ id: mailbox.messages[0]!.id, status: 'created' })
  })
}

const summary = ({ id, channel, at, to, subject }: Message) => ({ id, channel, at, to, subject })
