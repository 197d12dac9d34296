import { document } from '@paraph/contract'

// A test may break its copy, which then no longer has the type of the spec.
// oxlint-disable-next-line typescript/no-explicit-any
export type Spec = any

const paths = ['/api/v1/companies', '/api/v1/contacts', '/api/v1/documents/{id}/parties', '/api/v1/signing-session']

/** Returns a copy of the spec with only a few paths and what they need, because it takes seconds to compile all. */
export function partOfSpec(): Spec {
  const spec: Spec = structuredClone(document)
  spec.paths = Object.fromEntries(paths.map((path) => [path, spec.paths[path]]))
  const used = new Set<string>()
  const use = (part: object): void => {
    for (const [, kind, name] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      if (used.has(`${kind} ${name}`)) continue
      used.add(`${kind} ${name}`)
      use(spec.components[kind!][name!])
    }
  }
  use(spec.paths)
  delete spec.webhooks
  for (const [kind, components] of Object.entries(spec.components as Record<string, object>))
    if (kind !== 'securitySchemes')
      spec.components[kind] = Object.fromEntries(
        Object.entries(components).filter(([name]) => used.has(`${kind} ${name}`)),
      )
  return spec
}
