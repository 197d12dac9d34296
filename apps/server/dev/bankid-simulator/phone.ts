import { createServer, type Server } from 'node:http'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { localPage, openEventStream } from '../local-page.ts'
import { failedHints, pendingHints, type SimulatedOrder } from './order.ts'
import { type Orders, personOf, type PhoneAct, PhoneError } from './orders.ts'
import { type Refusal, refusals as allRefusals, type Refusals } from './refusals.ts'

/** Serves the page that plays the phone. */
export function createPhone({ orders, refusals }: { orders: Orders; refusals: Refusals }): Server {
  const app = localPage('phone')
  app.get('/orders', (_req, res) => {
    res.json({
      orders: orders.list().map(view),
      refusal: refusals.current ?? null,
      pendingHints,
      failedHints,
      refusals: allRefusals,
    })
  })
  app.get('/events', (_req, res) => {
    const { send } = openEventStream(res)
    const listener = () => send('change')
    orders.on('change', listener)
    res.on('close', () => orders.off('change', listener))
  })
  app.use(ofThisPage, express.json())
  app.post('/scan', (req, res) => void res.json(view(orders.scan(String(req.body.text)))))
  app.post('/autostart', (req, res) => void res.json(view(orders.autostart(String(req.body.text)))))
  app.post('/orders/:orderRef', async (req, res) => {
    res.json(view(await orders.act(req.params.orderRef, req.body.act as PhoneAct)))
  })
  app.post('/refusal', (req, res) => {
    refusals.set((req.body.code ?? undefined) as Refusal | undefined)
    res.json({})
  })
  app.use(answerError)
  return createServer(app)
}

/** No other page in the developer's browser may send commands to the phone. */
const ofThisPage: RequestHandler = (req, res, next) => {
  if (req.headers.origin === `http://${req.headers.host}`) next()
  else res.status(403).end()
}

const answerError: ErrorRequestHandler = (error: Error, _req, res, next) => {
  if (error instanceof PhoneError) res.status(409).type('text').send(error.message)
  else next(error)
}

function view({
  orderRef,
  operation,
  request,
  status,
  hintCode,
  startedBy,
  createdAt,
  completionData,
}: SimulatedOrder) {
  const personalNumber = request.requirement?.personalNumber
  return {
    orderRef,
    operation,
    status,
    hintCode,
    startedBy: startedBy ?? null,
    createdAt,
    asked: personalNumber === undefined ? null : personOf(personalNumber),
    text: request.userVisibleData ?? '',
    nonVisibleText: request.userNonVisibleData ?? '',
    // The app opens it only on the device on which the person started, and when the person is done.
    returnUrl: startedBy === 'autostart' ? (request.returnUrl ?? null) : null,
    signedBy: completionData?.user.name ?? null,
  }
}
