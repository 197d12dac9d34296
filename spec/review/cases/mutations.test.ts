import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Impact } from '../compare/change.ts'
import { compareSpecs, highestImpact } from '../compare/compare.ts'
import { Redocly } from '../redocly/redocly.ts'
import { major } from './mutations/major.ts'
import { minor } from './mutations/minor.ts'
import type { Mutation, Spec } from './mutations/mutation.ts'
import { nothing, patch } from './mutations/patch.ts'

let text: string

beforeAll(async () => {
  const [spec, folder] = [join(import.meta.dirname, '../..'), await mkdtemp(join(tmpdir(), 'paraph-mutations-'))]
  const redocly = new Redocly()
  text = JSON.stringify(await redocly.bundle(spec, join(spec, 'redocly.yaml'), join(folder, 'spec.json')))
  await redocly.end()
  await rm(folder, { recursive: true })
})

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
