import type { MarkdownRenderer } from 'vitepress'

/** Lets a page show double braces in inline code. Without this, Vue would run what stands between them, as it does in text. */
export function keepBraces({ core }: MarkdownRenderer) {
  core.ruler.push('keep_braces', ({ tokens }) => {
    for (const { children } of tokens)
      for (const child of children ?? []) if (child.type === 'code_inline') child.attrSet('v-pre', '')
  })
}
