import { expect, test } from 'vitest'
import { signWebhook } from '#work/webhooks/sign-webhook.ts'

/** A test vector from the reference implementation of Standard Webhooks. */
const vector = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: new Date(1614265330 * 1000),
  body: '{"test": 2432232314}',
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

test('the signature is the one in the test vector of Standard Webhooks', () => {
  expect(signWebhook({ ...vector, secrets: [vector.secret] })).toEqual({
    'webhook-id': vector.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': vector.signature,
  })
})

test('two secrets give two signatures in the same order', () => {
  const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
  const [alone] = [signWebhook({ ...vector, secrets: [other] })['webhook-signature']]
  const both = signWebhook({ ...vector, secrets: [other, vector.secret] })['webhook-signature']
  expect(both).toBe(`${alone} ${vector.signature}`)
})

test('signs the bytes of UTF-8', () => {
  const body = '{"title":"Räksmörgås 🍞"}'
  // Calculated by the hmac module of Python.
  expect(signWebhook({ ...vector, body, secrets: [vector.secret] })['webhook-signature']).toBe(
    'v1,R/TArNTXk/tasUMGdRNi+E8i5AOsJbcW3xJ/jbEKvTM=',
  )
})
