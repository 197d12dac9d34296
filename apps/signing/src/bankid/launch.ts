import type { BankIdDevice } from '@paraph/client'

/** The part of `navigator` that is needed here. */
interface Browser {
  userAgent: string
  maxTouchPoints: number
}

/** True for phones and tablets: there the BankID app is on this device. */
export function isHandheld({ userAgent, maxTouchPoints }: Browser): boolean {
  // An iPad says that it is a Macintosh, but no Macintosh has a touch screen.
  return /Android|iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** BankID's recommendation: the app on this device first on a phone, the QR code first on a computer. */
export function devicesInOrder(browser: Browser): [BankIdDevice, BankIdDevice] {
  return isHandheld(browser) ? ['SAME', 'OTHER'] : ['OTHER', 'SAME']
}

/** False on iOS, which opens an app only if the person presses a link. A script would load the page of app.bankid.com instead. */
export function startsByItself(browser: Browser): boolean {
  return !isHandheld(browser) || browser.userAgent.includes('Android')
}

/** Returns the address that opens the BankID app on this device. The order itself says where the app goes afterwards. */
export function launchUrl(autoStartToken: string, browser: Browser): string {
  // Samsung's browser shows app.bankid.com as a page, and does not open the app.
  const isUniversal = isHandheld(browser) && !browser.userAgent.includes('SamsungBrowser')
  const start = isUniversal ? 'https://app.bankid.com/' : 'bankid:///'
  return `${start}?autostarttoken=${encodeURIComponent(autoStartToken)}&redirect=null`
}
