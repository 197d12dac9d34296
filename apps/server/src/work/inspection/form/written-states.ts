import type { PDF } from '@libpdf/core'
import { decodeName, ObjectIndex, Reference, type Value } from '@paraph/verify'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'
import { LOST, OFF, stateOfWidget, type WrittenStates } from './read-button.ts'
import { walkForm } from './walk-form.ts'

/** Reads from the file the states of buttons in which the library lost a letter. */
export async function readWrittenStates(pdf: PDF, bytes: Uint8Array): Promise<WrittenStates> {
  const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
  const states = new Map<number, string>()
  const { leaves } = walkForm(pdf)
  const lost = leaves.flatMap(({ widgets }) =>
    widgets.filter(({ dict }) => stateOfWidget(dict, resolve)?.includes(LOST)),
  )
  if (lost.length === 0) return states
  try {
    const index = await ObjectIndex.of(new Uint8Array(bytes))
    for (const { number = -1 } of lost) {
      const looks = await entryOf(index, await entryOf(index, await index.value(number), 'AP'), 'N')
      const state = looks instanceof Map ? [...looks.keys()].find((name) => name !== OFF) : undefined
      if (state !== undefined) states.set(number, decodeName(state))
    }
  } catch {
    // The fields of these buttons then stay in the file.
  }
  return states
}

async function entryOf(index: ObjectIndex, value: Value | undefined, key: string): Promise<Value | undefined> {
  const entry = value instanceof Map ? value.get(key) : undefined
  return entry instanceof Reference ? index.value(entry.number) : entry
}
