import { type Change, type Context, latest, properties, type Rule } from './rule.ts'

const isError = (status: string) => /^[45]/.test(status)

/**
 * Takes the place of Redocly's `response-removed`. A success that is new breaks clients as much as one that goes, for they look for the one they know.
 * An error that is no longer answered breaks nobody, unless another error takes its place.
 */
export const responseChanged: Rule = () => ({
  Responses: {
    Response(change, context) {
      if (change.kind === 'modified') {
        if (change.property !== 'key') return
        context.report({ message: `The response ${change.base.value} became ${change.revision.value}.` })
      } else if (breaksClients(change, context)) {
        context.report({ message: `The response ${latest(change.node).key} was ${change.kind}.` })
      }
    },
  },
})

function breaksClients({ kind, node }: Change, { getDirections }: Context): boolean {
  const status = String(latest(node).key)
  if (!isError(status)) return kind === 'removed' || getDirections().includes('response')
  if (kind === 'added') return false
  const before = Object.keys(properties(node.parent?.base))
  return Object.keys(properties(node.parent?.revision)).some((other) => isError(other) && !before.includes(other))
}

/** A header that the client could count on. Redocly looks only at those that go altogether. */
export const responseHeaderOptional: Rule = () => ({
  Header(change, { report, getDirections }) {
    if (change.kind !== 'modified' || change.property !== 'required' || change.base.value !== true) return
    if (getDirections().includes('response'))
      report({ message: `The header \`${latest(change.node).key}\` is no longer always sent.` })
  },
})
