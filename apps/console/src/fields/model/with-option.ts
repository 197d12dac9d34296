import { type EditorField, type PageSize, usualSize } from './editor-field.ts'

/** Returns the `RADIO` with one more option, below its last one. */
export function withOption(
  field: EditorField,
  pageSize: PageSize,
  optionName: (number: number) => string,
): EditorField {
  const options = field.options!
  const last = options.at(-1)!.box!
  const values = new Set(options.map(({ value }) => value))
  let number = options.length + 1
  while (values.has(optionName(number))) number++
  const { height } = usualSize('RADIO', pageSize)
  const y = Math.min(1 - last.height, last.y + last.height + height / 2)
  return { ...field, options: [...options, { value: optionName(number), box: { ...last, y } }] }
}
