import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { comment, unreadable } from './comment.ts'
import { usageOf } from './component-usage.ts'
import { coverageOf } from './coverage.ts'
import { newFindings } from './new-findings.ts'
import { annotations, bundle, type Change, diff, lint, type Side, Unreadable } from './redocly.ts'
import { checkOutSpec, UsageError } from './spec-at-ref.ts'
import { checkVersion } from './version-check.ts'

const help = `Compares the spec with the spec at a git ref, and prints the review as Markdown.

npm run spec:review -- <git ref> [options]

  --docs-url <url>   the URL of the built documentation; DOCS_URL sets it too
  --output <file>    write the review to this file instead
  --annotate         print annotations for GitHub Actions; needs --output

Exit codes
  0  the changes do not break clients, or the version says that they do
  1  the changes break clients but the version is too low, or the spec can't be read
  2  nothing was compared: wrong arguments, unknown ref, or no readable spec at the ref`

type Options = ReturnType<typeof readOptions>

async function main(): Promise<number> {
  const options = readOptions()
  const temporary = mkdtempSync(join(tmpdir(), 'paraph-review-'))
  try {
    return await review(options, temporary)
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'docs-url': { type: 'string' },
      output: { type: 'string' },
      annotate: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    process.stdout.write(`${help}\n`)
    process.exit(0)
  }
  const [ref, ...others] = positionals
  if (ref === undefined || others.length > 0) throw new UsageError('Give exactly one git ref to compare with.')
  const docs = values['docs-url'] ?? (process.env['DOCS_URL'] || undefined)
  if (docs !== undefined && !/^https?:$/.test(URL.parse(docs)?.protocol ?? ''))
    throw new UsageError(`The URL of the documentation, "${docs}", is not an http or https URL.`)
  if (values.annotate && !values.output)
    throw new UsageError('--annotate prints to the standard output, so it needs --output for the review.')
  return { ref, docs, output: values.output, annotate: values.annotate }
}

async function review({ ref, docs, output, annotate }: Options, temporary: string): Promise<number> {
  const spec = resolve('spec')
  const config = join(spec, 'redocly.yaml')
  const { label, folder } = checkOutSpec(ref, temporary)
  const [base, revision] = await Promise.all([
    bundle(folder, join(temporary, 'base.json')).catch(orUnreadable),
    bundle(spec, join(temporary, 'revision.json')).catch(orUnreadable),
  ])
  if (base instanceof Unreadable) throw new UsageError(`The spec at ${ref} can't be read:\n${base.message}`)
  const publish = async (markdown: string, brokenBase?: string) => {
    if (output) writeFileSync(output, markdown)
    else process.stdout.write(markdown)
    if (annotate) process.stdout.write(await annotations(spec, config, brokenBase))
  }
  if (revision instanceof Unreadable) {
    await publish(unreadable(revision.message))
    return 1
  }
  const [compared, before, after] = await Promise.all([
    diff(join(folder, 'openapi.yaml'), join(spec, 'openapi.yaml')),
    lint(folder, config),
    lint(spec, config),
  ])
  const version = checkVersion(compared)
  const breaks = compared.bump === 'major' && !version.isEnough
  const markdown = comment({
    reference: label,
    changes: compared.changes.filter((change) => !isVersion(change)).map((change) => inWorkingTree(change, folder)),
    specs: { base, revision, usage: usageOf([base, revision]) },
    version,
    breaks,
    findings: newFindings(before, after),
    coverage: { before: coverageOf(base), after: coverageOf(revision) },
    docs: docs ? `[Rendered documentation](${docs})` : 'Run `npm run docs`, then open `apps/docs/dist/index.html`.',
  })
  await publish(markdown, breaks ? folder : undefined)
  return breaks ? 1 : 0
}

function orUnreadable(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error
  throw error
}

/** The version has a check of its own, so it is not listed as a change. */
function isVersion({ typeName, property }: Change): boolean {
  return typeName === 'Info' && property === 'version'
}

/** Returns the change with file names of the working tree, also for files of the reference. */
function inWorkingTree(change: Change, folder: string): Change {
  const rename = (side: Side): Side => {
    const file = resolve(side.file)
    const name = file.startsWith(folder) ? join('spec', relative(folder, file)) : relative(process.cwd(), file)
    return { ...side, file: name }
  }
  const { base, revision } = change
  return { ...change, ...(base && { base: rename(base) }), ...(revision && { revision: rename(revision) }) }
}

function isUsageError(error: unknown): error is Error {
  const isFromParseArgs =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return error instanceof UsageError || isFromParseArgs
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!isUsageError(error)) throw error
  process.stderr.write(`${error.message}\nFor help: npm run spec:review -- --help\n`)
  process.exitCode = 2
}
