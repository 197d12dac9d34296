import { withMarks } from './formula-marks.ts'

/** Returns a CSV file. */
export function writeCsv(rows: string[][], separator: string): Blob {
  // Without the mark, Excel reads it as Windows-1252.
  return new Blob(['\uFEFF', tableText(rows, separator)], { type: 'text/csv' })
}

/** Returns the rows as text, without live formulas. */
export function tableText(rows: string[][], separator: string): string {
  return rows.map((cells) => cells.map((cell) => quote(withMarks(cell), separator)).join(separator)).join('\r\n')
}

const quote = (text: string, separator: string) =>
  /["\r\n]|^\s|\s$/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text

/** Excel expects a semicolon where a comma is the decimal mark. It takes the country from its computer, which the page can only guess from the languages. */
export function separatorFor(languages: readonly string[]): ',' | ';' {
  return languages.some((language) => decimalMarkOf(language) === ',') ? ';' : ','
}

/** Undefined for a tag that is not one of BCP 47: on a computer without a language, Chromium has `en-US@posix`. */
function decimalMarkOf(language: string): string | undefined {
  try {
    return new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  } catch {
    return undefined
  }
}
