import { useHost } from '../session/host.ts'
import { useTexts } from '../texts/language.ts'

/**
 * Leads the party to the page that the sender has named. In a frame, it tells the host, and the host decides where to go: the other page would
 * be small in the frame, and may not allow to be framed at all.
 */
export function WayOn({ redirectUrl }: { redirectUrl: string | undefined }) {
  const { t } = useTexts()
  const close = useHost()
  const label = redirectUrl ? t.wayOn.continue(new URL(redirectUrl).host) : t.wayOn.close
  if (close) {
    return (
      <button type="button" class="primary" onClick={() => close(redirectUrl ?? null)}>
        {label}
      </button>
    )
  }
  return redirectUrl ? (
    // A frame that is not connected to its host must not show the other page either.
    <a class="button primary" href={redirectUrl} target="_top">
      {label}
    </a>
  ) : null
}
