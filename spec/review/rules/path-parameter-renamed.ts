import type { Rule } from './rule.ts'

const names = (path: unknown) => Array.from(String(path).matchAll(/\{([^}]+)\}/g), ([, name = '']) => name)
const shape = (path: unknown) => String(path).replace(/\{[^}]+\}/g, '{}')

/** The HTTP request does not change, so Redocly has no rule for this. But typed clients pass path parameters by name, as they call operations by operationId. */
export const pathParameterRenamed: Rule = () => ({
  Paths: {
    PathItem(change, { report }) {
      if (change.kind !== 'modified' || change.property !== 'key') return
      const [before, after] = [change.base.value, change.revision.value]
      if (shape(before) !== shape(after)) return
      const successors = names(after)
      const renamed = names(before).flatMap((name, index) => {
        return name === successors[index] ? [] : [`\`${name}\` to \`${successors[index]}\``]
      })
      report({ message: `A path parameter was renamed: ${renamed.join(', ')}.` })
    },
  },
})
