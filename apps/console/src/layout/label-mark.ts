import { toneOf } from '@paraph/ui/avatar/initials.ts'

/** The class of a label, whose colour belongs to its text. Labels that differ in capital letters are one label. */
export const labelMark = (label: string): string => `mark tone-${toneOf(label.toLowerCase())}`
