/** The functions of Acrobat that check what is typed into one field, or set how its value looks. They are not those that compute values. */
const FUNCTION = 'AF(?:(?:Number|Percent|Date|Time|Special)_(?:Format|Keystroke)(?:Ex)?|Range_Validate)'
/** A text of them is a pattern of a date or a currency. One with digits could show another number. */
const ARGUMENT = String.raw`\s*(?:-?\d{1,20}(?:\.\d{1,20})?|true|false|"[^"\\\d]{0,30}"|'[^'\\\d]{0,30}')\s*`
const CALLS = new RegExp(String.raw`^(?:\s*${FUNCTION}\s*\((?:${ARGUMENT}(?:,${ARGUMENT}){0,7})?\)\s*;?)+\s*$`)

const LONGEST = 300

/**
 * True if a script only calls Acrobat's own format functions, with plain numbers and texts. Acrobat writes such a script into each field for a number
 * or a date. It does nothing by itself, and changes no value.
 */
export function isFormatScript(script: string): boolean {
  return script.length <= LONGEST && CALLS.test(script)
}
