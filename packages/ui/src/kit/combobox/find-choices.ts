import { fold, wordsOf } from '../fold.ts'

export interface Choice {
  value: string
  label: string
  /** Other words by which a person may look for it. */
  words?: string
}

export interface ChoiceGroup {
  name: string
  choices: readonly Choice[]
}

/** Returns the choices that contain each of the words, without groups that have none. Case and accents do not count. */
export function findChoices(groups: readonly ChoiceGroup[], words: string): ChoiceGroup[] {
  const wanted = wordsOf(words)
  return groups
    .map(({ name, choices }) => ({
      name,
      choices: choices.filter((choice) => {
        const text = fold(`${choice.label} ${choice.words ?? ''}`)
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ choices }) => choices.length > 0)
}
