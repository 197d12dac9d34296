import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { PDF } from '@libpdf/core'
import { openDevelopmentKey } from '#work/sealing/keys/development-key.ts'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { openPdfInspector } from '#work/inspection/open-inspector.ts'
import { Problem } from '#platform/problems/problem.ts'
import { checkSealedFile } from '../test/support/sealed-file.ts'
import { uploadOf } from '../test/support/upload.ts'

/** node bench/corpus.ts FOLDER: takes every PDF below the folder through the upload check, the seal and its verification, and prints what happened. */
const [folder, keep] = process.argv.slice(2)
if (!folder) throw new Error('Name a folder with PDFs.')

const { inspectPdf, close } = openPdfInspector()
const scratch = mkdtempSync(join(tmpdir(), 'paraph-corpus-'))
const key = await openDevelopmentKey(scratch, () => {})
const pages = PDF.create()
pages.addPage({ size: 'a4' }).drawText('Signature page', { x: 50, y: 700 })
const signaturePages = await pages.save()
const hasPdfsig = canRun('pdfsig', '-v')

const counts: Record<string, number> = {}
for (const path of globSync('**/*.pdf', { cwd: folder }).toSorted()) {
  const outcome = await run(join(folder, path), path).catch((error: Error) => `failed: ${explain(error)}`)
  const [summary] = outcome.split(':')
  counts[summary!] = (counts[summary!] ?? 0) + 1
  if (outcome.startsWith('failed')) console.log(`${relative('.', path)}: ${outcome}`)
}
console.log(counts)
rmSync(scratch, { recursive: true })
await close()

async function run(file: string, path: string): Promise<string> {
  const original = readFileSync(file)
  const inspection = await inspectPdf(uploadOf(original)).catch((error: unknown) => {
    if (error instanceof Problem) return error
    throw error
  })
  if (inspection instanceof Problem) return `refused as ${inspection.errors?.[0]?.code ?? inspection.code}`
  const sealed = await sealPdf({
    original,
    signaturePages,
    scans: [],
    attachments: [
      { name: 'evidence.json', description: 'Evidence', mimeType: 'application/json', bytes: Buffer.from('{}') },
    ],
    key,
    level: 'B-B',
    sealedAt: new Date(),
    reason: 'All parties have acted',
    name: 'Paraph',
  })
  const { pages: found } = await checkSealedFile(sealed, original)
  if (found !== inspection.pages + 1) throw new Error(`The sealed file has ${found} pages.`)
  if (keep) writeFileSync(join(keep, path.replaceAll('/', '_')), sealed)
  if (hasPdfsig) checkWithPdfsig(sealed)
  return 'sealed and valid'
}

function checkWithPdfsig(sealed: Uint8Array): void {
  const file = join(scratch, 'sealed.pdf')
  writeFileSync(file, sealed)
  const report = execFileSync('pdfsig', ['-nocert', file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 30_000,
  })
  const last = report.split(/^Signature #/m).at(-1)!
  if (!last.includes('Signature is Valid') || !last.includes('Total document signed'))
    throw new Error(`pdfsig: ${last}`)
}

function canRun(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    console.log(`${program} is not installed, so only the own check is made.`)
    return false
  }
}

function explain(error: Error): string {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message.split('\n')[0]}${cause}`
}
