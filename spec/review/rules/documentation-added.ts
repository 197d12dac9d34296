import { latest, type Rule, type Visit } from './rule.ts'
import { isSecurityTheSame } from './security-changed.ts'

const says: Visit = ({ kind, node }, { report }) => {
  if (kind === 'modified') return
  const { type, key, value } = latest(node)
  const { name } = value as { name?: unknown }
  report({ message: `${labels[type.name]} \`${name ?? key}\` was ${kind}.` })
}

const labels: Record<string, string> = {
  Example: 'The example',
  ExamplesMap: 'The list',
  ExampleValue: 'The value of the example',
  ExternalDocs: 'The link',
  Tag: 'The tag',
  TagList: 'The list',
  Contact: 'The field',
  License: 'The field',
}

const repeats: Visit = ({ node }, { report }) => {
  if (isSecurityTheSame(node))
    report({ message: 'The credentials that are let in are the same, and only told elsewhere.' })
}

/** For Redocly whatever is added is worth a minor version; an example, a tag's description or a link is documentation. */
export const documentationAdded: Rule = () => ({
  ...Object.fromEntries(Object.keys(labels).map((type) => [type, says])),
  SecurityRequirementList: repeats,
  SecurityRequirement: repeats,
})
