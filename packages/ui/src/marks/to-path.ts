/** Returns the data of an SVG path. A stroke of one point gets a length of zero, which draws a dot. */
export function toPath(strokes: number[][][]): string {
  return strokes
    .map(
      ([start, ...rest]) =>
        `M${start!.join(' ')}${rest.length === 0 ? 'l0 0' : rest.map((p) => `L${p.join(' ')}`).join('')}`,
    )
    .join('')
}
