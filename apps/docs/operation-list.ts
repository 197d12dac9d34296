import { document as contract, type Operation, operations } from '@paraph/contract'
import { sinceOf } from './since.ts'

const all = Object.values(operations)
const byTag = contract.tags.map(({ name }) => ({ name, members: all.filter(({ tags }) => tags[0] === name) }))

/** Returns the page that lists all operations. It is small, so it is there long before the reference. */
export function operationList(): string {
  return page(({ operationId, method, path, description }) => {
    return `\`${method} ${path}\` · since ${sinceOf(operationId)}\n\n${firstParagraph(description)}`
  })
}

/**
 * Returns the same page with everything that the search finds: the whole descriptions, the parameters and the fields. The fields of an answer
 * belong to the operation that gets the object, because they would be the same in many others.
 */
export function searchableOperations(): string {
  return page(({ operationId, path, description, parameters, body, success }) => {
    const answer = operationId.startsWith('get') ? success.content[0].schema : {}
    const fields = { ...answer.properties, ...body?.content[0].schema.properties }
    const lines = [
      ...parameters.map((parameter) => `${parameter.name} ${parameter.description}`),
      ...Object.entries(fields).map(([name, field]) => `${name} ${field.description ?? ''}`),
    ]
    return [operationId, path, description, ...lines].join('\n\n').replaceAll(/[<>{}]/g, ' ')
  })
}

function page(toText: (operation: Operation) => string): string {
  const chapters = byTag.map(({ name, members }) => {
    const entries = members.map((operation) => {
      return `### ${operation.summary} {#${addressOf(operation)}}\n\n${toText(operation)}\n\n[Reference](../reference.html#${addressOf(operation)})`
    })
    return `## ${name}\n\n${entries.join('\n\n')}`
  })
  return `---
outline: 2
---

# Operations

All operations of the API. [The reference](../reference.html) has their fields, their answers and samples.

${chapters.join('\n\n')}
`
}

/** The fragment by which the reference opens the operation. */
function addressOf({ operationId, tags }: Operation): string {
  return `/${tags[0].toLowerCase().replaceAll(' ', '-')}/${operationId.toLowerCase()}`
}

/** The descriptions link to sections of the reference. */
function firstParagraph(description: string): string {
  const [first = ''] = description.split('\n\n', 1)
  return first.replaceAll(
    /\]\(#section\/([\w-]+)\)/g,
    (_, section: string) => `](../reference.html#/section/${section.toLowerCase()})`,
  )
}
