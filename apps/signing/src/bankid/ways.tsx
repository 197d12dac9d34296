import type { BankIdDevice } from '@paraph/client'
import { isFramed } from '../browser/frame.ts'
import { usePage } from '../session/page-context.ts'
import { devicesInOrder } from './launch.ts'
import { useBankIdTexts } from './texts/bankid-texts.ts'

interface WaysProps {
  describedBy?: string
  onChoose: (device: BankIdDevice) => void
  /** The party has opened the page in a tab. */
  onNewTab: () => void
}

/** The two ways to use BankID, first the one that suits the device. */
export function Ways(props: WaysProps) {
  const t = useBankIdTexts()
  return devicesInOrder(navigator).map((device, index) => (
    <WayButton key={device} device={device} label={t.ways[device]} style={index === 0 ? 'primary' : ''} {...props} />
  ))
}

interface WayButtonProps extends WaysProps {
  device: BankIdDevice
  label: string
  style: string
}

/** The app can't come back to a frame, so from a frame this device's way goes on in a tab. */
export function WayButton({ device, label, style, describedBy, onChoose, onNewTab }: WayButtonProps) {
  const t = useBankIdTexts()
  const { token } = usePage()
  return isFramed && device === 'SAME' ? (
    <a class={`button ${style}`} href={`#${token}`} target="_blank" rel="noopener" onClick={onNewTab}>
      {label} {t.newTab}
    </a>
  ) : (
    <button type="button" class={style} aria-describedby={describedBy} onClick={() => onChoose(device)}>
      {label}
    </button>
  )
}
