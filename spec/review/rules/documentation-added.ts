import { latest, type Rule, type Visit } from './rule.ts'
import { isSecurityTheSame } from './security-changed.ts'

const reportDocumentation: Visit = ({ kind, node }, { report }) => {
  if (kind === 'modified') return
  const { type, key, value } = latest(node)
  const { name } = value as { name?: unknown }
  report({ message: `${labels[type.name]} \`${name ?? key}\` was ${kind}.` })
}

const labels: Record<string, string> = {
  Example: 'The example',
  ExamplesMap: 'The list',
  ExampleValue: 'The example value',
  ExternalDocs: 'The link',
  Tag: 'The tag',
  TagList: 'The list',
  Contact: 'The field',
  License: 'The field',
}

const reportRepeatedSecurity: Visit = ({ node }, { report }) => {
  if (isSecurityTheSame(node))
    report({ message: 'The accepted credentials are the same; only the place where they are listed changed.' })
}

/** Redocly rates every addition as minor. An example, the description of a tag, or a link is only documentation. */
export const documentationAdded: Rule = () => ({
  ...Object.fromEntries(Object.keys(labels).map((type) => [type, reportDocumentation])),
  SecurityRequirementList: reportRepeatedSecurity,
  SecurityRequirement: reportRepeatedSecurity,
})
