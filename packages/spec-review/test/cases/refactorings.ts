import type { Case } from './case.ts'
import { parameters } from './refactorings/parameters.ts'
import { allOf } from './refactorings/all-of.ts'
import { nulls } from './refactorings/null.ts'
import { constants } from './refactorings/constants.ts'
import { limits } from './refactorings/limits.ts'
import { styles } from './refactorings/styles.ts'
import { order } from './refactorings/order.ts'
import { falses } from './refactorings/false.ts'
import { types } from './refactorings/types.ts'

/** Other ways of writing the same API, and breaks that look like them. */
export const refactorings: Record<string, Case[]> = {
  'parameters move between the path and the operation': parameters,
  'allOf is wrapped, flattened or split': allOf,
  'null is written in another way': nulls,
  'a constant is written in another way': constants,
  'a limit is written in another way': limits,
  'defaults of style and explode are written out': styles,
  'lists without an order are reordered': order,
  'false is written out': falses,
  'one type is a list': types,
}
