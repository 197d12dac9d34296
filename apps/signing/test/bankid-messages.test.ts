import { expect, test } from 'vitest'
import { isHandheld, launchUrl, startsByItself } from '../src/bankid/launch.ts'
import { failureMessage, isInApp, pendingMessage } from '../src/bankid/messages.ts'
import { bankIdEn } from '../src/bankid/texts/bankid-en.ts'
import { bankIdSv } from '../src/bankid/texts/bankid-sv.ts'
import { failedHints, pendingHints } from '@paraph/server/dev/bankid-simulator/order.ts'

/** How this service names failures of its own, and errors of BankID. */
const ownFailures = [
  'wrongPerson',
  'evidenceInvalid',
  'documentChanged',
  'documentClosed',
  'notConfirmed',
  'interrupted',
]
const errors = ['alreadyInProgress', 'requestTimeout', 'Maintenance', 'internalError', 'unavailable']

test.each(pendingHints)('the pending hint %s has a text in both languages, on both devices', (hintCode) => {
  for (const device of ['SAME', 'OTHER'] as const) {
    for (const isHandheld of [true, false]) {
      const name = pendingMessage({ hintCode, device }, { isHandheld, startsByItself: true })
      expect(name).not.toBe('rfa21')
      expect([bankIdEn.messages[name], bankIdSv.messages[name]]).toEqual([
        expect.stringMatching(/\.$/),
        expect.stringMatching(/\.$/),
      ])
    }
  }
})

test.each([...failedHints, ...ownFailures, ...errors])('the failure %s has a text in both languages', (failure) => {
  for (const device of ['SAME', 'OTHER'] as const) {
    const name = failureMessage(failure, device)
    expect(name).not.toBe('rfa22')
    expect([bankIdEn.messages[name], bankIdSv.messages[name]]).toEqual([
      expect.stringMatching(/\.$/),
      expect.stringMatching(/\.$/),
    ])
  }
})

test('each code has the text that BankID recommends', () => {
  const pending = (hintCode: string | null, device: 'SAME' | 'OTHER', isHandheld = true, startsByItself = true) =>
    pendingMessage({ hintCode, device }, { isHandheld, startsByItself })
  expect(pending('outstandingTransaction', 'SAME')).toBe('rfa13')
  expect(pending('outstandingTransaction', 'SAME', true, false)).toBe('rfa1')
  expect(pending('outstandingTransaction', 'OTHER')).toBe('rfa1qr')
  expect(pending('noClient', 'SAME')).toBe('rfa1')
  expect(pending('started', 'SAME', false)).toBe('rfa15a')
  expect(pending('started', 'SAME')).toBe('rfa15b')
  expect(pending('userSign', 'OTHER')).toBe('rfa9')
  expect(pending('userMrtd', 'OTHER')).toBe('rfa23')
  const failures = [
    'cancelled',
    'userCancel',
    'expiredTransaction',
    'certificateErr',
    'alreadyInProgress',
    'Maintenance',
  ]
  const recommended = ['rfa3', 'rfa6', 'rfa8', 'rfa16', 'rfa4', 'rfa5']
  expect(failures.map((failure) => failureMessage(failure, 'SAME'))).toEqual(recommended)
  expect(failureMessage('startFailed', 'SAME')).toBe('rfa17a')
  expect(failureMessage('startFailed', 'OTHER')).toBe('rfa17b')
})

test('an unknown code has a general text', () => {
  expect(
    pendingMessage({ hintCode: 'somethingNew', device: 'OTHER' }, { isHandheld: false, startsByItself: true }),
  ).toBe('rfa21')
  expect(failureMessage('somethingNew', 'OTHER')).toBe('rfa22')
  expect(failureMessage(null, 'SAME')).toBe('rfa22')
})

test('the QR code is shown until the person has found the order in the app', () => {
  const shown = ['outstandingTransaction', 'noClient', 'started', 'somethingNew', null]
  expect(shown.map((hintCode) => isInApp({ hintCode }))).toEqual(shown.map(() => false))
  expect(['userSign', 'userMrtd', 'userCallConfirm', 'processing'].every((hintCode) => isInApp({ hintCode }))).toBe(
    true,
  )
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

test('the browser of Samsung opens the app by the scheme bankid, because it does not open it by app.bankid.com', () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36'
  expect(launchUrl('token', { userAgent, maxTouchPoints: 5 })).toBe('bankid:///?autostarttoken=token&redirect=null')
})
