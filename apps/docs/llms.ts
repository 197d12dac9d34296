import { type Guide, readGuides } from './pages.ts'
import { sidebar } from './sidebar.ts'

/** Returns the list of all texts for people who ask a model (https://llmstxt.org). */
export function llmsText(): string {
  const guides = new Map(readGuides().map((guide) => [guide.name, guide]))
  const chapters = sidebar.map(({ text, guides: names }) => {
    return `## ${text}\n\n${names.map((name) => toLine(guides.get(name)!)).join('\n')}`
  })
  return `# Paraph

> A self-hosted service for electronic document signing, with a JSON API over HTTP.

- [The API as OpenAPI 3.1](openapi.yaml)

${chapters.join('\n\n')}
`
}

function toLine({ name, title, markdown }: Guide): string {
  const [, first = ''] = /^# .*\n+(?:#+ .*\n+)*([A-Z`*].*?[.:!])(?:\s|$)/m.exec(markdown) ?? []
  return `- [${title}](guides/${name}.md)${first && `: ${first.replace(/:$/, '.')}`}`
}
