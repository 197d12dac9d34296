import { expect, test } from 'vitest'
import { isHandheld, launchUrl, startsByItself } from '../src/bankid/launch.ts'
import { failureMessage, isInApp, pendingMessage } from '../src/bankid/messages.ts'
import { join } from 'node:path'
import { readTexts } from '@paraph/contract/texts/read-texts.ts'
import type { BankidTexts } from '../generated/bankid-texts.ts'
import { failedHints, pendingHints } from '@paraph/server/dev/bankid-simulator/order.ts'

/** How this service names failures of its own, and errors of BankID. */
const failures = [
  ...failedHints,
  'wrongPerson',
  'evidenceInvalid',
  'documentChanged',
  'documentClosed',
  'notConfirmed',
  'interrupted',
  'alreadyInProgress',
  'requestTimeout',
  'Maintenance',
  'internalError',
  'unavailable',
]
const devices = ['SAME', 'OTHER'] as const
const pending = (hintCode: string | null, device: 'SAME' | 'OTHER', isHandheld = true, startsByItself = true) =>
  pendingMessage({ hintCode, device }, { isHandheld, startsByItself })

test('each pending hint and each failure has a text in both languages, on both devices', () => {
  const hints = pendingHints.flatMap((hint) =>
    devices.flatMap((device) => [true, false].map((isHandheld) => pending(hint, device, isHandheld))),
  )
  const names = [...hints, ...failures.flatMap((failure) => devices.map((device) => failureMessage(failure, device)))]
  expect(names.filter((name) => name === 'rfa21' || name === 'rfa22')).toEqual([])
  const texts = readTexts<BankidTexts>(join(import.meta.dirname, '../src/bankid/texts'))
  for (const { messages } of Object.values(texts))
    expect(names.filter((name) => !messages[name].endsWith('.'))).toEqual([])
})

test.each([
  [pending('outstandingTransaction', 'SAME'), 'rfa13'],
  [pending('outstandingTransaction', 'SAME', true, false), 'rfa1'],
  [pending('outstandingTransaction', 'OTHER'), 'rfa1qr'],
  [pending('noClient', 'SAME'), 'rfa1'],
  [pending('started', 'SAME', false), 'rfa15a'],
  [pending('started', 'SAME'), 'rfa15b'],
  [pending('userSign', 'OTHER'), 'rfa9'],
  [pending('userMrtd', 'OTHER'), 'rfa23'],
  [pending('somethingNew', 'OTHER'), 'rfa21'],
  [failureMessage('cancelled', 'SAME'), 'rfa3'],
  [failureMessage('userCancel', 'SAME'), 'rfa6'],
  [failureMessage('expiredTransaction', 'SAME'), 'rfa8'],
  [failureMessage('certificateErr', 'SAME'), 'rfa16'],
  [failureMessage('alreadyInProgress', 'SAME'), 'rfa4'],
  [failureMessage('Maintenance', 'SAME'), 'rfa5'],
  [failureMessage('startFailed', 'SAME'), 'rfa17a'],
  [failureMessage('startFailed', 'OTHER'), 'rfa17b'],
  [failureMessage('somethingNew', 'OTHER'), 'rfa22'],
  [failureMessage(null, 'SAME'), 'rfa22'],
])('a code has the text that BankID recommends, and an unknown code has a general one: %s', (name, recommended) => {
  expect(name).toBe(recommended)
})

test('the QR code is shown until the person has found the order in the app', () => {
  const shown = ['outstandingTransaction', 'noClient', 'started', 'somethingNew', null]
  const hidden = ['userSign', 'userMrtd', 'userCallConfirm', 'processing']
  expect([...shown, ...hidden].filter((hintCode) => isInApp({ hintCode }))).toEqual(hidden)
})

const browsers = {
  iPhone: ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 5, true, false],
  'an iPad that says it is a Macintosh': [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
    5,
    true,
    false,
  ],
  Macintosh: ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, false, true],
  Android: ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 5, true, true],
  'a Windows computer with a touch screen': ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, false, true],
} as const

test.each(Object.entries(browsers))(
  '%s opens the app as BankID recommends',
  (_name, [userAgent, touch, handheld, byItself]) => {
    const browser = { userAgent, maxTouchPoints: touch }
    expect(isHandheld(browser)).toBe(handheld)
    expect(startsByItself(browser)).toBe(byItself)
    const start = handheld ? 'https://app.bankid.com/' : 'bankid:///'
    expect(launchUrl('131daac9-16c6-4618-beb0-365768f37288', browser)).toBe(
      `${start}?autostarttoken=131daac9-16c6-4618-beb0-365768f37288&redirect=null`,
    )
  },
)

test('the browser of Samsung opens the app by the scheme bankid, the only one that it knows', () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36'
  expect(launchUrl('token', { userAgent, maxTouchPoints: 5 })).toBe('bankid:///?autostarttoken=token&redirect=null')
})
