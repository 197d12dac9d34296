import { type Change, type Context, latest, properties, type Rule } from './rule.ts'

const isError = (status: string) => /^[45]/.test(status)

/**
 * Replaces Redocly's `response-removed`. A new success status breaks clients as much as a removed one, because they check for the status they know.
 * A removed error status breaks no client, unless another error status replaces it.
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

/** Clients may rely on a required header. Redocly rates only headers that are removed. */
export const responseHeaderOptional: Rule = () => ({
  Header(change, { report, getDirections }) {
    if (change.kind !== 'modified' || change.property !== 'required' || change.base.value !== true) return
    if (getDirections().includes('response'))
      report({ message: `The header \`${latest(change.node).key}\` is no longer always sent.` })
  },
})
