/** Why people could see or read something else than others, in the same file. */
export const differenceKinds = ['layer', 'annotation', 'picture', 'print_program', 'hidden_text'] as const

export type DifferenceKind = (typeof differenceKinds)[number]

export interface Difference {
  kind: DifferenceKind
  /** The first page that has it. */
  page: number
  /** The name of the layer or of the field, or the type of the annotation. Empty if there is none. */
  name: string
  /** The number of the object in the file. Null if it has none. */
  object: number | null
}
