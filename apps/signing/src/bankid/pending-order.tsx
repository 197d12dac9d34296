import type { BankIdDevice, BankIdOrder } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useState } from 'preact/hooks'
import { usePage } from '../page/page-context.ts'
import { isHandheld, launchUrl, startsByItself } from './launch.ts'
import { isInApp, isSignedOnOther, pendingMessage } from './messages.ts'
import { QrCode } from '../layout/qr-code.tsx'
import { useBankIdTexts } from './texts/bankid-texts.ts'
import { WayButton } from './ways.tsx'

interface PendingOrderProps {
  order: BankIdOrder
  /** True if the party is back from the app. */
  isBack: boolean
  isOffline: boolean
  onStart: (device: BankIdDevice) => void
  onNewTab: () => void
}

export function PendingOrder({ order, isBack, isOffline, onStart, onNewTab }: PendingOrderProps) {
  const t = useBankIdTexts()
  const { device, status, qrData, autoStartToken, simulatorUrl } = order
  const browser = { isHandheld: isHandheld(navigator), startsByItself: startsByItself(navigator) }
  const other = device === 'SAME' ? 'OTHER' : 'SAME'
  const isSigned = isSignedOnOther(order)
  const isLost = status === 'CONFIRMING' && !isBack && device === 'SAME'
  const text = isOffline
    ? t.offline
    : status === 'COMPLETE'
      ? t.complete
      : isBack
        ? t.returned
        : status === 'CONFIRMING'
          ? device === 'SAME'
            ? t.confirming
            : t.messages.processing
          : isSigned
            ? t.messages.processing
            : t.messages[pendingMessage(order, browser)]
  return (
    <>
      {/* A screen reader reads this when the text changes, and does not interrupt other text for it. */}
      <p role="status">{text}</p>
      {qrData !== null && !isOffline && !isInApp(order) && (
        <>
          <QrCode text={qrData} label={t.qrLabel} />
          <p class="hint">{t.qrHint}</p>
        </>
      )}
      {simulatorUrl !== null && !isBack && (
        <>
          <a class="button primary" href={simulatorUrl} target="_blank" rel="noopener">
            {t.openSimulator}
          </a>
          <p class="hint">{t.simulated}</p>
        </>
      )}
      {autoStartToken !== null && simulatorUrl === null && !isBack && (
        <>
          <a class="button primary" href={launchUrl(autoStartToken, navigator)}>
            {t.open}
          </a>
          <p class="hint">{t.comesBack}</p>
        </>
      )}
      {isLost && (
        <>
          <p class="hint">{t.lost}</p>
          <Button look="primary" onPress={() => onStart(device)}>
            {t.again}
          </Button>
          <CopyLink />
        </>
      )}
      {!isBack && status !== 'COMPLETE' && !isInApp(order) && !isSigned && (
        <WayButton device={other} label={t.instead[other]} look="quiet" onChoose={onStart} onNewTab={onNewTab} />
      )}
    </>
  )
}

/** For a party that opened the link inside its mail app. The BankID app can't come back to the browser in there. */
function CopyLink() {
  const t = useBankIdTexts()
  const { token } = usePage()
  const [isCopied, setCopied] = useState(false)
  // Undefined without HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined
  const copy = () => clipboard?.writeText(new URL(`#${token}`, location.href).href).then(() => setCopied(true))
  return (
    <>
      {clipboard && <Button onPress={() => void copy()?.catch(() => {})}>{t.copyLink}</Button>}
      <p role="status" class="hint">
        {isCopied && t.copied}
      </p>
    </>
  )
}
