import type { DeliveryMethod, RequiredSignature, TwoStepVerification } from '@paraph/contract'

/** How a party takes part, as the rules know it: `NONE` is the only word for "none". */
export interface Choices {
  deliveryMethod: DeliveryMethod
  requiredSignature: RequiredSignature
  twoStepVerification: TwoStepVerification
}

type Chosen<Row> = { [Field in keyof Row]: Field extends keyof Choices ? Choices[Field] : Row[Field] }

const choices: (keyof Choices)[] = ['deliveryMethod', 'requiredSignature', 'twoStepVerification']

/** Returns the row with `NONE` instead of null. The API knows both words, and returns the one that is stored. */
export function withChoices<Row extends { [Field in keyof Choices]?: Choices[Field] | null }>(row: Row): Chosen<Row> {
  const chosen = choices.filter((field) => field in row).map((field) => [field, row[field] ?? 'NONE'])
  return { ...row, ...Object.fromEntries(chosen) }
}
