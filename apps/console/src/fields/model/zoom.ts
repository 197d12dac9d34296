/** The sizes that the buttons give. At 1, a page is as wide as its frame. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

const LEAST = STEPS[0]
const MOST = STEPS.at(-1)!

/** A wheel may stop between two steps. What is nearer than this to a step counts as the step. */
const NEAR = 0.01

const clamp = (zoom: number) => Math.min(MOST, Math.max(LEAST, zoom))

/** Returns the next larger step. */
export const zoomedIn = (zoom: number): number => STEPS.find((step) => step > zoom + NEAR) ?? MOST

/** Returns the next smaller step. */
export const zoomedOut = (zoom: number): number => STEPS.findLast((step) => step < zoom - NEAR) ?? LEAST

/**
 * Follows a wheel, or two fingers on a touchpad.
 *
 * @param delta - in CSS pixels. A notch of a wheel has about a hundred, and the event of a touchpad only a few.
 */
export const zoomedByWheel = (zoom: number, delta: number): number =>
  clamp(Math.round(zoom * Math.exp(-delta / 500) * 100) / 100)
