import type { Headline } from '@paraph/verify/report'

const signs = {
  holds: 'M14 25l8 8 14-17',
  does_not_hold: 'M16 16l18 18M34 16L16 34',
  cannot_be_said: 'M18 19a7 7 0 1 1 10 6.5c-2.2 1-3 2.4-3 4.5M25 36v.5',
  unconfirmed: 'M25 13v15M25 35v.5',
}

/**
 * Each verdict has its own shape of the sign and of the frame, for readers who can't tell the colours apart. Screen readers skip the icon, because the
 * title says the same.
 */
export function VerdictIcon({ headline }: { headline: Headline }) {
  return (
    <svg class="verdict-icon" viewBox="0 0 50 50" aria-hidden="true">
      {headline === 'holds' && <circle cx="25" cy="25" r="23" />}
      {headline === 'does_not_hold' && <path d="M16 2h18l14 14v18L34 48H16L2 34V16z" />}
      {(headline === 'cannot_be_said' || headline === 'unconfirmed') && (
        <rect x="2" y="2" width="46" height="46" rx="8" />
      )}
      <path class="sign" d={signs[headline]} />
    </svg>
  )
}
