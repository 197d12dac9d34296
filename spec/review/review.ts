import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { comment, unreadable } from './comment.ts'
import { coverageOf } from './coverage.ts'
import type { JsonObject } from './openapi.ts'
import { newFindings } from './new-findings.ts'
import { annotations, bundle, type Change, diff, lint, type Side, Unreadable } from './redocly.ts'
import { checkOutSpec, UsageError } from './spec-at-ref.ts'
import { usageOf } from './component-usage.ts'
import { checkVersion } from './version-check.ts'

const usage = `Compares the spec with the one at a git ref, and prints the comparison in Markdown.

npm run spec:review -- <git ref> [options]

  --docs-url <url>   where the built documentation is; also as DOCS_URL
  --output <file>    write the comparison there instead
  --annotate         print annotations for GitHub Actions, for which --output is needed

Exits with 1 if clients break and the version does not say so, or if the spec can't be read; with 2 if it was called wrongly.`

interface Options {
  ref: string
  docs: string | undefined
  output: string | undefined
  annotate: boolean
}

async function main(): Promise<number> {
  const options = optionsOf()
  const temporary = mkdtempSync(join(tmpdir(), 'paraph-review-'))
  try {
    return await review(options, temporary)
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

function optionsOf(): Options {
  const { values, positionals } = parse()
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  const [ref, ...others] = positionals
  if (ref === undefined || others.length > 0) throw new UsageError('Name one git ref to compare with.')
  const docs = values['docs-url'] ?? (process.env['DOCS_URL'] || undefined)
  if (docs !== undefined && !/^https?:$/.test(URL.parse(docs)?.protocol ?? ''))
    throw new UsageError(`"${docs}" is no URL of documentation.`)
  if (values.annotate && !values.output)
    throw new UsageError('--annotate prints to the standard output, so --output must say where the comparison goes.')
  return { ref, docs, output: values.output, annotate: values.annotate ?? false }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'docs-url': { type: 'string' },
        output: { type: 'string' },
        annotate: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function review({ ref, docs, output, annotate }: Options, temporary: string): Promise<number> {
  const spec = resolve('spec')
  const config = join(spec, 'redocly.yaml')
  const { label, folder } = checkOutSpec(ref, temporary)
  const [base, revision] = await Promise.all([
    read(folder, join(temporary, 'base.json')),
    read(spec, join(temporary, 'revision.json')),
  ])
  if (base instanceof Unreadable) throw new UsageError(`The spec at ${ref} can't be read:\n${base.message}`)
  const tell = async (markdown: string, broken?: string) => {
    if (output) writeFileSync(output, markdown)
    else process.stdout.write(markdown)
    if (annotate) process.stdout.write(await annotations(spec, config, broken))
  }
  if (revision instanceof Unreadable) {
    await tell(unreadable(revision.message))
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
    docs: docs ? `[Rendered documentation](${docs})` : '`npm run docs` builds them as `apps/docs/dist/index.html`.',
  })
  await tell(markdown, breaks ? folder : undefined)
  return breaks ? 1 : 0
}

async function read(folder: string, output: string): Promise<JsonObject | Unreadable> {
  try {
    return await bundle(folder, output)
  } catch (error) {
    if (error instanceof Unreadable) return error
    throw error
  }
}

/** The version is judged by itself. */
function isVersion({ typeName, property }: Change): boolean {
  return typeName === 'Info' && property === 'version'
}

/** Names each file as it is called in the working tree, also if it was read at the reference. */
function inWorkingTree(change: Change, folder: string): Change {
  const rename = (side: Side): Side => {
    const file = resolve(side.file)
    const name = file.startsWith(folder) ? join('spec', relative(folder, file)) : relative(process.cwd(), file)
    return { ...side, file: name }
  }
  const { base, revision } = change
  return { ...change, ...(base && { base: rename(base) }), ...(revision && { revision: rename(revision) }) }
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\nnpm run spec:review -- --help tells more.\n`)
  process.exitCode = 2
}
