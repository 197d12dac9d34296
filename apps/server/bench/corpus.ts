import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { PDF } from '@libpdf/core'
import { paperOf } from '#platform/pdf/facts/paper.ts'
import { toSealable } from '#platform/pdf/open/sealable.ts'
import { attachUpload, describeUpload } from '#work/sealing/uploaded-file.ts'
import { openDevelopmentKey } from '#work/sealing/keys/development-key.ts'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { openPdfInspector } from '#work/inspection/open-inspector.ts'
import { Problem } from '#platform/problems/problem.ts'
import { verifySeal } from '@paraph/verify'
import { evidenceFiles } from '#work/sealing/evidence-files.ts'
import { renderFieldPages } from '#work/sealing/fields/render-field-pages.ts'
import { evidenceWith, fieldWith, textField } from '../test/work/sealing/fields/sealed.support.ts'
import { strokes } from '../test/work/sealing/pages/evidence.ts'
import { checkSealedFile } from '../test/support/sealed-file.ts'
import { uploadOf } from '../test/support/upload.ts'

/**
 * node bench/corpus.ts FOLDER: takes every PDF below the folder through the upload check, a seal with fields on the first and the last page, and its
 * verification, and prints what happened. All files get the fields that they bring too.
 */
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
  const uploaded = readFileSync(file)
  const inspection = await inspectPdf(uploadOf(uploaded), { fields: true, hideTags: true }).catch((error: unknown) => {
    if (error instanceof Problem) return error
    throw error
  })
  if (inspection instanceof Problem) return `refused as ${inspection.errors?.[0]?.code ?? inspection.code}`
  const sealable = await toSealable(uploaded)
  const original = sealable.bytes
  const evidence = evidenceOf(uploaded, inspection)
  evidence.document.file = describeUpload(evidence.document.file, sealable)
  const sealed = await sealPdf({
    original,
    signaturePages,
    paper: paperOf(inspection.pageSizes),
    scans: [],
    takenWidgets: inspection.fields?.isFormTaken
      ? inspection.fields.found.flatMap(({ widgets }) => widgets)
      : undefined,
    drawFields: (original) => renderFieldPages(evidence, original),
    attachments: [...evidenceFiles(evidence, []), ...attachUpload({ uploaded, sealable })],
    key,
    level: 'B-B',
    sealedAt: new Date(),
    reason: 'All parties have acted',
    name: 'Paraph',
    title: '',
  })
  const { pages: found } = await checkSealedFile(sealed, original)
  if (found !== inspection.pages + 1) throw new Error(`The sealed file has ${found} pages.`)
  if (keep) writeFileSync(join(keep, path.replaceAll('/', '_')), sealed)
  if (hasPdfsig) checkWithPdfsig(sealed)
  const report = await verifySeal(sealed, { trusted: [key.certificate] })
  if (report.verdict !== 'holds') throw new Error(report.reasons.map(({ code, detail }) => `${code} ${detail}`).join())
  return report.notChecked.includes('fields')
    ? 'sealed and valid, with fields that can not be checked'
    : 'sealed and valid'
}

type Inspection = Awaited<ReturnType<typeof inspectPdf>>

/** A text and a signature on the first and on the last page, and the fields that the file brings. */
function evidenceOf(original: Uint8Array, { pages, fields }: Inspection) {
  const own = [...new Set([1, pages])].flatMap((page) => [
    textField('Storgatan 1', { page, box: { x: 0.1, y: 0.1, width: 0.4, height: 0.05 } }),
    fieldWith({ page, type: 'SIGNATURE', value: true, shown: '', box: { x: 0.1, y: 0.6, width: 0.4, height: 0.1 } }),
  ])
  const brought = (fields?.found ?? []).flatMap(({ type, page, box, options, hiddenTags = [] }) => {
    const place = { page, box: box ?? options![0]!.box!, hiddenTags: hiddenTags.map((tag) => tag.box) }
    return type === 'TEXT'
      ? textField('9500', place)
      : fieldWith({ type: 'CHECKBOX', value: true, shown: '✓', ...place })
  })
  return evidenceWith(original, [...own, ...brought], { pages, strokes })
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
