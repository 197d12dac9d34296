import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Impact } from '../../../src/compare/change.ts'
import { compareSpecs, highestImpact } from '../../../src/compare/compare.ts'
import { major } from './major.ts'
import { minor } from './minor.ts'
import type { Mutation, Spec } from './mutation.ts'
import { nothing, patch } from './patch.ts'

/** Our spec, bundled. CI checks that it is up to date. */
export const readBundle = () =>
  JSON.parse(readFileSync(new URL('../../../../contract/generated/openapi.json', import.meta.url), 'utf8')) as Spec

/** Defines a test for each mutation: changes the spec, and reviews the change. */
export function rateMutations(spec: Spec): void {
  const text = JSON.stringify(spec)
  rates('major', major)
  rates('minor', minor)
  rates('patch', patch)
  rates(undefined, nothing)

  function rates(impact: Impact | undefined, mutations: Mutation[]) {
    test.each(mutations)(`${impact ?? 'nothing to rate'}: %s`, (_, mutate, prepare) => {
      const [base, revision] = [JSON.parse(text), JSON.parse(text)] as [Spec, Spec]
      prepare?.(base)
      prepare?.(revision)
      mutate(revision)
      const changes = compareSpecs(base, revision)
      expect(highestImpact(changes), JSON.stringify(changes, null, 2)).toBe(impact)
    })
  }
}
