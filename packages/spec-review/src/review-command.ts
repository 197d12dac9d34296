import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { comment, type LocatedChange, unreadable } from './comment/comment.ts'
import { compareSpecs } from './compare/compare.ts'
import { coverageOf } from './comment/coverage.ts'
import { labelOf } from './comment/label.ts'
import { newFindings } from './redocly/new-findings.ts'
import { allOperationsOf } from './normal/operation.ts'
import { Spec } from './normal/spec.ts'
import { type Redocly, Unreadable } from './redocly/redocly.ts'
import { readReleased, versionOf } from './released.ts'
import { Sources } from './comment/source.ts'
import { checkOutSpec, UsageError } from './spec-at-ref.ts'
import { checkVersion } from './version-check.ts'

const help = `Compares the spec with its last released version, or with the spec at a git ref, and prints the review as Markdown.

npm run spec:review -- [git ref] [options]

  --docs-url <url>   the URL of the built documentation; DOCS_URL sets it too
  --output <file>    write the review to this file instead
  --annotate         print annotations for GitHub Actions; needs --output

Exit codes
  0  the version fits the changes
  1  the version does not fit the changes, or the spec can't be read
  2  nothing was compared: wrong arguments, unknown ref, or no readable spec to compare with`

type Options = Exclude<ReturnType<typeof readOptions>, typeof help>

export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Reviews the spec in the current folder, as `npm run spec:review` does with these arguments. */
export async function reviewCommand(args: string[], redocly: Redocly): Promise<Outcome> {
  const temporary = mkdtempSync(join(tmpdir(), 'paraph-review-'))
  try {
    const options = readOptions(args)
    if (options === help) return { code: 0, stdout: `${help}\n`, stderr: '' }
    return { ...(await review(options, redocly, temporary)), stderr: '' }
  } catch (error) {
    if (!isUsageError(error)) throw error
    return { code: 2, stdout: '', stderr: `${error.message}\nFor help: npm run spec:review -- --help\n` }
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

function readOptions(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'docs-url': { type: 'string' },
      output: { type: 'string' },
      annotate: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return help
  const [ref, ...others] = positionals
  if (others.length > 0) throw new UsageError('Give at most one git ref to compare with.')
  const docs = values['docs-url'] ?? (process.env['DOCS_URL'] || undefined)
  if (docs !== undefined && !/^https?:$/.test(URL.parse(docs)?.protocol ?? ''))
    throw new UsageError(`The URL of the documentation, "${docs}", is not an http or https URL.`)
  if (values.annotate && !values.output)
    throw new UsageError('--annotate prints to the standard output, so it needs --output for the review.')
  return { ref, docs, output: values.output, annotate: values.annotate }
}

async function review(
  { ref, docs, output, annotate }: Options,
  redocly: Redocly,
  temporary: string,
): Promise<Pick<Outcome, 'code' | 'stdout'>> {
  const spec = resolve('spec')
  const config = join(spec, 'redocly.yaml')
  const released = readReleased(spec)
  const reference = ref === undefined ? undefined : checkOutSpec(ref, temporary)
  const [base, revision] = await Promise.all([
    reference ? redocly.bundle(reference.folder, config, join(temporary, 'base.json')).catch(orUnreadable) : released,
    redocly.bundle(spec, config, join(temporary, 'revision.json')).catch(orUnreadable),
  ])
  if (base === undefined)
    throw new UsageError('There is no spec/released/openapi.json. Give a git ref to compare with.')
  if (base instanceof Unreadable) throw new UsageError(`The spec at ${ref} can't be read:\n${base.message}`)
  const publish = async (markdown: string, breaks: LocatedChange[]) => {
    if (output) writeFileSync(output, markdown)
    const annotations = annotate ? (await redocly.annotations(spec, config)) + breaks.map(annotation).join('') : ''
    return (output ? '' : markdown) + annotations
  }
  if (revision instanceof Unreadable) {
    return { code: 1, stdout: await publish(unreadable(revision.message), []) }
  }
  const sources = new Sources(spec)
  const changes = compareSpecs(base, revision).map((change) => {
    return { ...change, ...sources.locate(change.pointer), label: labelOf(change, base, revision) }
  })
  const version = checkVersion(versionOf(base), versionOf(revision), released ? versionOf(released) : '', changes)
  const isWrong = version.verdict !== 'fits' && version.verdict !== 'late'
  const breaks = version.verdict === 'too low' && changes.some(({ impact }) => impact === 'major')
  const findings = reference
    ? await newFindings(() => redocly.lint(reference.folder, config), await redocly.lint(spec, config))
    : undefined
  const specs = { before: new Spec(base), after: new Spec(revision) }
  const existing = new Set(allOperationsOf(specs.before).map(({ name }) => name))
  const markdown = comment({
    reference: reference?.label ?? `the released version \`${versionOf(base)}\``,
    changes,
    operations: allOperationsOf(specs.after).flatMap(({ name }) => (existing.has(name) ? [name] : [])),
    version,
    breaks,
    findings,
    coverage: { before: coverageOf(specs.before), after: coverageOf(specs.after) },
    docs: docs
      ? `[Rendered documentation](${docs})`
      : 'Run `npm run build -- --filter=@paraph/docs`, then open `apps/docs/dist/reference-offline.html`.',
  })
  const stdout = await publish(markdown, breaks ? changes.filter(({ impact }) => impact === 'major') : [])
  return { code: isWrong ? 1 : 0, stdout }
}

function annotation({ kind, label, message, file, line }: LocatedChange): string {
  const path = join(relative(process.cwd(), resolve('spec')), file)
  const text = `${label}: ${message}`.replaceAll('%', '%25').replaceAll('\n', '%0A')
  return `::error title=${kind},file=${path},line=${line}::${text}\n`
}

function orUnreadable(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error
  throw error
}

function isUsageError(error: unknown): error is Error {
  const isFromParseArgs =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return error instanceof UsageError || isFromParseArgs
}
