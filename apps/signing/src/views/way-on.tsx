import { Button } from '@paraph/ui/kit/button.tsx'
import { useHost } from '../session/host.ts'
import { useTexts } from '../texts/language.ts'

interface WayOnProps {
  redirectUrl: string | undefined
  /** True if the page has no other main button. */
  isMain: boolean
}

/**
 * Leads the party to the page that the sender has named. In a frame, it informs the host, and the host decides where to go. Inside the frame, the
 * other page would be small, and it may forbid frames.
 */
export function WayOn({ redirectUrl, isMain }: WayOnProps) {
  const { t } = useTexts()
  const close = useHost()
  const label = redirectUrl ? t.wayOn.continue({ host: new URL(redirectUrl).host }) : t.wayOn.close
  if (close) {
    return (
      <Button look={isMain ? 'primary' : 'secondary'} onPress={() => close(redirectUrl ?? null)}>
        {label}
      </Button>
    )
  }
  return redirectUrl ? (
    // A frame without a connected host must not show the other page either, so the link replaces the whole tab.
    <a class={isMain ? 'button primary' : 'button'} href={redirectUrl} target="_top">
      {label}
    </a>
  ) : null
}
