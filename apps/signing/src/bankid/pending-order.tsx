import type { BankIdDevice, BankIdOrder } from '@paraph/client'
import { isHandheld, launchUrl } from './launch.ts'
import { needsQrCode, pendingMessage } from './messages.ts'
import { QrCode } from './qr-code.tsx'
import { useBankIdTexts } from './texts/language.ts'
import { WayButton } from './ways.tsx'

interface PendingOrderProps {
  order: BankIdOrder
  /** The party is back from the app. */
  isBack: boolean
  isOffline: boolean
  onStart: (device: BankIdDevice) => void
  onNewTab: () => void
}

export function PendingOrder({ order, isBack, isOffline, onStart, onNewTab }: PendingOrderProps) {
  const t = useBankIdTexts()
  const { device, status, qrData, autoStartToken } = order
  const other = device === 'SAME' ? 'OTHER' : 'SAME'
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
          : t.messages[pendingMessage(order, isHandheld())]
  return (
    <>
      {/* Polite, and read only when the text changes. */}
      <p role="status">{text}</p>
      {qrData !== null && !isOffline && needsQrCode(order) && (
        <>
          <QrCode text={qrData} label={t.qrLabel} />
          <p class="hint">{t.qrHint}</p>
        </>
      )}
      {autoStartToken !== null && !isBack && (
        <>
          <a class="button primary" href={launchUrl(autoStartToken)}>
            {t.open}
          </a>
          <p class="hint">{t.comesBack}</p>
        </>
      )}
      {isLost && (
        <>
          <p class="hint">{t.lost}</p>
          <button type="button" class="primary" onClick={() => onStart(device)}>
            {t.again}
          </button>
        </>
      )}
      {!isBack && status !== 'COMPLETE' && (
        <WayButton device={other} label={t.instead[other]} style="quiet" onChoose={onStart} onNewTab={onNewTab} />
      )}
    </>
  )
}
