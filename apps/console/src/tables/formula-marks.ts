/**
 * Where a program for tables could see a formula: at the start of a cell, and after each separator of some country or program inside it, because that
 * program then divides the cell there. An apostrophe that a value has there itself gets another one, so that it stays.
 */
const FORMULA = /((?:^|[,;|\t\r\n])[^\S\r\n]*)(?='*[=+\-@])/g
const MARKED = /((?:^|[,;|\t\r\n])[^\S\r\n]*)'(?='*[=+\-@])/g
/** Some programs leave out such a character at the start, and then see a formula. */
const HIDDEN = /^(?='*[\t\r])/
const MARKED_HIDDEN = /^'(?='*[\t\r])/

/** Writes an apostrophe before what programs for tables would execute. */
export const withMarks = (text: string) => text.replaceAll(FORMULA, "$1'").replace(HIDDEN, "'")

/** Returns the value of a cell, without these apostrophes. */
export function withoutMarks(cell: string): string {
  const text = cell.trim()
  // Most cells of a large file have none.
  return text.includes("'") ? text.replace(MARKED_HIDDEN, '').replaceAll(MARKED, '$1') : text
}
