import type { TextStyle } from '../text/line.ts'

/** The colours of the signing page. */
export const color = {
  text: '#1c2422',
  muted: '#55625e',
  line: '#d8e0dd',
  brand: '#0c5a48',
  ink: '#17204f',
  danger: '#a3261b',
  test: '#f7dcd9',
}

/** Groups of digits alternate between these. */
export const hashColors: [string, string] = [color.text, color.brand]

export const style = {
  eyebrow: { style: 'semibold', size: 9, color: color.brand },
  h1: { style: 'semibold', size: 20, color: color.text, leading: 1.25 },
  h2: { style: 'semibold', size: 13.5, color: color.brand, leading: 1.3 },
  h3: { style: 'semibold', size: 12, color: color.text, leading: 1.3 },
  body: { style: 'regular', size: 9.5, color: color.text, leading: 1.5 },
  strong: { style: 'semibold', size: 9.5, color: color.text },
  label: { style: 'regular', size: 8.5, color: color.muted },
  role: { style: 'regular', size: 9, color: color.muted, leading: 1.7 },
  value: { style: 'regular', size: 9, color: color.text },
  hash: { style: 'mono', size: 8.2, color: color.text },
  quote: { style: 'regular', size: 9, color: color.text, leading: 1.5 },
  cell: { style: 'regular', size: 8.2, color: color.text, leading: 1.4 },
  cellHead: { style: 'semibold', size: 8.2, color: color.muted },
  cellDetail: { style: 'regular', size: 7.6, color: color.muted, leading: 1.4 },
  footer: { style: 'regular', size: 7.6, color: color.muted },
  warning: { style: 'semibold', size: 9, color: color.danger, leading: 1.5 },
  handwriting: { style: 'script', size: 26, color: color.ink, leading: 1.2 },
  watermark: { style: 'semibold', size: 230, color: color.test },
} satisfies Record<string, TextStyle>
