import type { BankIdDevice } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
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
    <WayButton
      key={device}
      device={device}
      label={t.ways[device]}
      look={index === 0 ? 'primary' : 'secondary'}
      {...props}
    />
  ))
}

interface WayButtonProps extends WaysProps {
  device: BankIdDevice
  label: string
  look: 'primary' | 'secondary' | 'quiet'
}

/** The app can't come back to a frame. So in a frame, BankID on this device is a link to a new tab. */
export function WayButton({ device, label, look, describedBy, onChoose, onNewTab }: WayButtonProps) {
  const t = useBankIdTexts()
  const { token } = usePage()
  return isFramed && device === 'SAME' ? (
    <a class={`button ${look}`} href={`#${token}`} target="_blank" rel="noopener" onClick={onNewTab}>
      {label} {t.newTab}
    </a>
  ) : (
    <Button look={look} aria-describedby={describedBy} onPress={() => onChoose(device)}>
      {label}
    </Button>
  )
}
