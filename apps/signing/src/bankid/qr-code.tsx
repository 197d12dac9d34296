import { encode } from 'uqr'

/** Modules of white around the code, which a scanner needs. The page may be dark. */
const QUIET_ZONE = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-text={text}>
      <path d={modulesToPath(data)} />
    </svg>
  )
}

/** One stroke for each row of dark modules side by side. */
function modulesToPath(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
      }),
    )
    .join('')
}
