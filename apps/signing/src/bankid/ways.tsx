import type { BankIdDevice } from '@paraph/client'
import { isFramed } from '../browser/frame.ts'
import { usePage } from '../page/page-context.ts'
import { devicesInOrder } from './launch.ts'
import { useBankIdTexts } from './texts/bankid-texts.ts'

interface WaysProps {
  describedBy?: string
  onChoose: (device: BankIdDevice) => void
  /** Called when the party opens the page in a new tab. */
  onNewTab: () => void
}

/** The two ways to use BankID. The way that suits this device comes first. */
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

/** The app can't come back to a frame. So in a frame, BankID on this device is a link to a new tab. */
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
