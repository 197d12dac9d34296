interface Fractions {
  x: number
  y: number
  width: number
  height: number
}

export const percent = (part: number) => `${100 * part}%`

/** The place of a box in percent of the page, so that it is sharp and in its place at every zoom. */
export function placeOf({ x, y, width, height }: Fractions) {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) }
}
