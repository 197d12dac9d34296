/** True if the parts of the page stand below each other, as on a phone. The styles have the same limit. */
export const isNarrow = () => innerWidth < 960
