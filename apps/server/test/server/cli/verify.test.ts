import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newEvidence, newIdentity, newOriginal, seal } from '@paraph/verify/testing'
import { afterAll, expect, test } from 'vitest'
import { verifyFile } from '#server/cli/verify-file.ts'
import { pdfWith } from '@paraph/testing/pdf/hostile-pdf.ts'
import { bareEnvironment } from '@paraph/testing/programs/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'paraph-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: Uint8Array | string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const identity = await newIdentity()
const original = await newOriginal()
const evidence = newEvidence(original)
evidence.parties[1]!.name = 'Björn \u001b[2JÅkesson'
const sealed = await seal(identity, { original, evidence })
const pem = `-----BEGIN CERTIFICATE-----\n${Buffer.from(identity.der).toString('base64')}\n-----END CERTIFICATE-----\n`

const files = {
  sealed: write('sealed.pdf', sealed),
  changed: write('changed.pdf', sealed.with(100, sealed[100]! ^ 1)),
  original: write('original.pdf', original),
  pem: write('seal.pem', pem),
  der: write('seal.der', identity.der),
}

const run = (...args: string[]) => verifyFile(args)

/** Starts the command without any setting of the server, as a stranger would. */
const start = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../../src/server/cli/verify.ts'), ...args], {
    encoding: 'utf8',
    cwd: folder,
    env: bareEnvironment,
  })

test('the command prints the report or the mistake, and ends with the exit code', async () => {
  const verified = await run(files.changed, '--trust', files.pem)
  expect(verified.code).toBe(1)
  expect(start('changed.pdf', '--trust', 'seal.pem')).toMatchObject({ status: 1, stdout: verified.stdout, stderr: '' })
  const { stderr } = await run()
  expect(start()).toMatchObject({ status: 2, stdout: '', stderr })
})

test.each(['pem', 'der'] as const)('0: a seal holds with a trusted certificate (%s)', async (kind) => {
  const { code, stdout, stderr } = await run(files.sealed, '--trust', files[kind])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^THE SEAL HOLDS\n/)
  for (const part of [
    'Is it unchanged?\n  Yes.',
    'Who sealed it?\n  CN=Paraph test seal',
    'Confirmed by a trusted certificate.',
    'No independent authority confirms the time.',
    '- Anna Lindqvist (SIGNER, p•••@example.com, •••••••0605)',
    'IP address 192.0.•.•',
    'The attachment evidence.json of the file has all of them.',
    'The person entered a code from a text message.',
    'The person used a link that the sender could see too.',
    'What was not checked\n  - Whether the persons are who they say they are.',
    'The audit trail proves who agreed to what.',
    // Control characters in names do not reach the terminal.
    'Björn  [2JÅkesson',
  ])
    expect(stdout).toContain(part)
  expect(stdout).not.toContain('\u001b')
})

test('0, and the output names JavaScript in a file that was sealed with it', async () => {
  const active = pdfWith({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert) >>' })
  const bytes = new Uint8Array(active)
  const file = write(
    'active.pdf',
    await seal(identity, { original: bytes, evidence: newEvidence(bytes, { pages: 1 }) }),
  )
  const { code, stdout } = await run(file, '--trust', files.pem)
  expect(code).toBe(0)
  expect(stdout).toMatch(/^THE SEAL HOLDS\n/)
  expect(stdout).toContain('- It contains JavaScript, which can change what you see.')
  expect(JSON.parse((await run(file, '--json')).stdout)).toMatchObject({ activeContent: ['script'] })
})

test('1: a changed file does not hold', async () => {
  const { code, stdout } = await run(files.changed, '--trust', files.pem)
  expect(code).toBe(1)
  expect(stdout).toMatch(/^THE SEAL DOES NOT HOLD\n/)
  expect(stdout).toContain('- The file was changed after it was sealed.')
})

test('2: no verdict without a trusted certificate, or for a file without a seal', async () => {
  const unknown = await run(files.sealed)
  expect(unknown.code).toBe(2)
  expect(unknown.stdout).toMatch(/^UNCHANGED, BUT NOBODY CONFIRMS WHO SEALED IT\n/)
  const unsealed = await run(files.original)
  expect(unsealed.code).toBe(2)
  expect(unsealed.stdout).toContain('The PDF has no seal.')
})

test('2: wrong arguments, a missing file and a file without a certificate are explained', async () => {
  for (const args of [[], [files.sealed, files.original], [files.sealed, '--unknown']]) {
    expect(await run(...args)).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('Usage: npm run paraph -- verify'),
    })
  }
  expect(await run(join(folder, 'missing.pdf'))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('missing.pdf'),
  })
  expect(await run(files.sealed, '--trust', files.original)).toMatchObject({
    code: 2,
    stderr: `${files.original} contains no certificate.\n`,
  })
})
