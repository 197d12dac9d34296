/** True if another page shows this one in a frame. */
export const isFramed = parent !== window
