import { expect, test } from 'vitest'
import { stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { expectFieldsInPlace, expectSharedResources, moved } from '../../work/sealing/fields/unreadable.support.ts'

const MB = 1024 * 1024

test('an accepted file with a content larger than what is read of it gets its field in the right place', async () => {
  await expect(
    expectFieldsInPlace([['large', stream('', Buffer.concat([Buffer.alloc(40 * MB, 32), moved]))]]),
  ).resolves.toBeUndefined()
})

test('300 pages that share large resources get one copy of them, and the fields of all pages are checked', async () => {
  await expect(expectSharedResources(300, 4 * MB)).resolves.toBeUndefined()
})
