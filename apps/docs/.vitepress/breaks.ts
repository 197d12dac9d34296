import type { MarkdownRenderer } from 'vitepress'

/** Lets the names of problems in tables break after an underscore, so that the tables fit narrow screens. */
export function breakNamesInTables({ core, renderer }: MarkdownRenderer) {
  core.ruler.push('break_names_in_tables', ({ tokens }) => {
    tokens.forEach(({ children }, index) => {
      if (tokens[index - 1]?.type !== 'td_open') return
      for (const child of children ?? []) if (child.type === 'code_inline') child.meta = { isInTable: true }
    })
  })
  const render = renderer.rules.code_inline!
  renderer.rules.code_inline = (tokens, index, ...rest) => {
    const html = render(tokens, index, ...rest)
    return tokens[index]!.meta?.isInTable ? html.replaceAll('_', '_<wbr>') : html
  }
}
