import { documents, parties, party, type Spec } from '../mutations/mutation.ts'
import { rateMutations, readBundle } from '../mutations/rate.ts'

/** The paths and the webhook that the mutations change. */
const kept = {
  paths: [documents, `${documents}/{id}`, parties, party, '/api/v1/contacts', '/api/v1/contacts/{id}'],
  webhooks: ['party.signed'],
}

rateMutations(shortened(readBundle()))

/** Returns the spec with these paths and webhooks, and with the components that they use. */
function shortened(spec: Spec): Spec {
  const pick = (section: Spec, names: string[]) => Object.fromEntries(names.map((name) => [name, section[name]]))
  const paths = pick(spec['paths'], kept.paths)
  const webhooks = pick(spec['webhooks'], kept.webhooks)
  const components: Spec = { securitySchemes: spec['components'].securitySchemes }
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('$ref' in node && typeof node.$ref === 'string') {
      const [kind, name] = node.$ref.split('/').slice(2) as [string, string]
      components[kind] ??= {}
      if (!(name in components[kind])) collect((components[kind][name] = spec['components'][kind][name]))
    }
    for (const inner of Object.values(node)) collect(inner)
  }
  collect([paths, webhooks])
  return { ...spec, paths, webhooks, components }
}
