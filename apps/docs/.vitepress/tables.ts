import type { MarkdownRenderer } from 'vitepress'

/**
 * Makes tables readable on a phone, where the style shows each row as a block of lines: each cell gets the heading of its column, and roles that it keeps
 * when it is shown in another way. Long names of problems and settings may break after an underscore.
 */
export function fitTables({ core, renderer }: MarkdownRenderer) {
  const roles: Record<string, string> = {
    table_open: 'table',
    thead_open: 'rowgroup',
    tbody_open: 'rowgroup',
    tr_open: 'row',
    th_open: 'columnheader',
    td_open: 'cell',
  }
  core.ruler.push('fit_tables', ({ tokens }) => {
    let headings: string[] = []
    let column = 0
    tokens.forEach((token, index) => {
      const role = roles[token.type]
      if (!role) return
      token.attrSet('role', role)
      if (token.type === 'table_open') headings = []
      if (token.type === 'tr_open') column = 0
      const { children } = tokens[index + 1]!
      if (token.type === 'th_open') headings.push((children ?? []).map(({ content }) => content).join(''))
      if (token.type !== 'td_open') return
      token.attrSet('data-heading', headings[column++]!)
      for (const child of children ?? []) if (child.type === 'code_inline') child.meta = { isInTable: true }
    })
  })
  const render = renderer.rules.code_inline!
  renderer.rules.code_inline = (tokens, index, ...rest) => {
    const html = render(tokens, index, ...rest)
    return tokens[index]!.meta?.isInTable ? html.replaceAll('_', '_<wbr>') : html
  }
}
