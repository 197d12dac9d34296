import { isDeepStrictEqual } from 'node:util'
import { entries, isObject } from '../openapi.ts'
import type { Operation } from './operation.ts'
import type { Spec } from './spec.ts'

/** Finds what is written in the same way in both specs, with everything that it refers to, so that it need not be compared. */
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
    const inherited = ({ document }: Spec) => [
      document['servers'],
      document['security'],
      isObject(document['components']) ? document['components']['securitySchemes'] : {},
    ]
    this.#isInherited = isDeepStrictEqual(inherited(before), inherited(after))
  }

  /** True if both are the same reference, and its target is unchanged. */
  isReference(before: unknown, after: unknown): boolean {
    const [was, is] = [before, after].map((node) =>
      isObject(node) && Object.keys(node).length === 1 ? node['$ref'] : undefined,
    )
    return was !== undefined && was === is && this.#isClean(JSON.stringify(after))
  }

  isOperation(before: Operation, after: Operation): boolean {
    const texts = [before, after].map(({ path, item }) => JSON.stringify([path, item]))
    return this.#isInherited && texts[0] === texts[1] && this.#isClean(texts[0]!)
  }

  /** References to other places than components are not followed here. */
  #isClean(text: string): boolean {
    return referencesIn(text).every((name) => name.startsWith('#/components/') && !this.#changed.has(name))
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
