import { expect, test } from 'vitest'
import { newSituation } from '../bankid/situation.support.ts'

test('each of 150 changes of a byte or of a piece of a BankID signature is found, and none throws', async () => {
  const { judgeChanges } = await newSituation()
  expect((await judgeChanges(150)).size).toBeGreaterThan(8)
})
