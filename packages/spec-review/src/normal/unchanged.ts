import { isDeepStrictEqual } from 'node:util'
import { asObject, entries } from '../openapi.ts'
import type { Operation } from './operation.ts'
import type { Spec } from './spec.ts'

/** Finds what is written in the same way in both specs, with everything that it refers to. */
export class Unchanged {
  readonly #changed: Set<string>
  readonly #isInherited: boolean

  constructor(before: Spec, after: Spec) {
    const [was, is] = [componentsOf(before), componentsOf(after)]
    this.#changed = new Set([...was.keys(), ...is.keys()].filter((name) => was.get(name) !== is.get(name)))
    const users = new Map<string, string[]>()
    for (const [name, text] of is)
      for (const used of referencesIn(text)) users.set(used, [...(users.get(used) ?? []), name])
    // A set also visits what is added while it is iterated.
    for (const name of this.#changed) for (const user of users.get(name) ?? []) this.#changed.add(user)
    const inherited = ({ document: { servers, security, components } }: Spec) => [
      servers,
      security,
      asObject(components)['securitySchemes'],
    ]
    this.#isInherited = isDeepStrictEqual(inherited(before), inherited(after))
  }

  /** True if the operations need not be compared. */
  isOperation(before: Operation, after: Operation): boolean {
    const [was, is] = [before, after].map(({ path, item }) => [path, item])
    return this.#isInherited && this.isSame(was, is)
  }

  /** References to other places than components are not followed here: they count as changed. */
  isSame(before: unknown, after: unknown): boolean {
    if (!isDeepStrictEqual(before, after)) return false
    const references = referencesIn(JSON.stringify(after) ?? '')
    return references.every((name) => name.startsWith('#/components/') && !this.#changed.has(name))
  }
}

function componentsOf({ document }: Spec): Map<string, string> {
  const all = entries(document['components']).flatMap(([kind, components]) =>
    entries(components).map(([name, one]) => [`#/components/${kind}/${name}`, JSON.stringify(one)] as const),
  )
  return new Map(all)
}

/** Returns the components that a text refers to. A reference to a part of a component refers to the component. */
function referencesIn(text: string): string[] {
  return Array.from(text.matchAll(/"(?:\$ref|[^"]*)":"(#\/[^"]*)"/g), ([, reference = '']) =>
    reference.split('/').slice(0, 4).join('/'),
  )
}
