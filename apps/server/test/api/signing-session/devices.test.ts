import { describe, expect, test } from 'vitest'
import { strokes, uploadScan } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { deviceOn, sendScan, tasks } from './device.support.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const session = '/api/v1/signing-session'
const invalid = { status: 401, code: 'link_invalid' }
const cancelled = { status: 410, code: 'document_cancelled' }

describe.each([
  { task: 'draw', minutes: 10, missing: 'drawing_not_found', other: 'drawing_not_required' },
  { task: 'scan', minutes: 30, missing: 'phone_scan_not_found', other: 'scan_not_required' },
] as const)('the task $task on a phone', ({ task, minutes, missing, other }) => {
  const started = deviceOn(server, task)
  const { path, party } = tasks[task]
  type Client = Awaited<ReturnType<typeof started>>['phone']
  const send = (client: Client) =>
    task === 'scan' ? sendScan(client) : client.PATCH(tasks.draw.path, { body: { strokes } })

  test('has an address that works for some minutes; another start ends it', async () => {
    const before = Date.now()
    const { computer, phone, phoneOf, stored, cancel } = await started()
    const { data: first } = await computer.GET(path)
    const startedAt = Date.parse(first!.expiresAt) - minutes * 60_000
    expect(before <= startedAt && startedAt <= Date.now()).toBe(true)
    expect(first).toMatchObject({ partyName: (await stored()).name, language: 'EN', isTest: false })
    expect(first!.url).toMatch(new RegExp(`^https://sign\\.example\\.com/sign/#${task}=[\\w-]{44}x?$`))
    expect((await send(phone)).response.status).toBe(200)
    const { data: second } = await computer.POST(path)
    expect(second).toMatchObject(task === 'scan' ? { isUploaded: false } : { strokes: null })
    for (const { error } of [await phone.GET(path), await send(phone)]) expect(error).toMatchObject(invalid)
    const next = phoneOf(second!.url)
    expect((await next.GET(path)).response.status).toBe(200)
    await cancel()
    for (const { error } of [
      await computer.POST(path),
      await computer.GET(path),
      await next.GET(path),
      await send(next),
    ])
      expect(error).toMatchObject(cancelled)
  })

  test('has a token that opens, reads, signs and starts nothing else; 409 after a rejection', async () => {
    const { computer, phone, stored, setStatus } = await started()
    const calls: Promise<{ error?: unknown }>[] = [
      phone.GET(session),
      phone.GET(`${session}/file`),
      phone.GET(`${session}/scan`),
      phone.GET(tasks[task === 'scan' ? 'draw' : 'scan'].path),
      phone.POST(`${session}/open`),
      phone.POST(`${session}/reject`, { body: { reason: null } }),
      phone.POST(`${session}/sign`, { body: { consentVersion: 'x', strokes } }),
      phone.POST(path),
      uploadScan(phone),
    ]
    for (const { error } of await Promise.all(calls)) expect(error).toMatchObject(invalid)
    expect(await stored()).toMatchObject({ readStatus: 'NOT_OPENED', signingStatus: 'NOT_SIGNED' })
    await setStatus('REJECTED')
    expect((await computer.POST(path)).error).toMatchObject({ status: 409, code: 'document_not_sent' })
  })

  test('is over when its link changes, and after its minutes', async () => {
    const { computer, phone, ids, party, update } = await started()
    const table = task === 'scan' ? 'phone_scans' : 'drawings'
    const expired = { expires_at: new Date(Date.now() - 1).toISOString() }
    await server.db.updateTable(table).set(expired).where('party_id', '=', ids[0]!).execute()
    for (const { error } of [await computer.GET(path), await phone.GET(path), await send(phone), await send(computer)])
      expect(error).toMatchObject({ status: 404, code: missing })
    await computer.POST(path)
    const { data } = await computer.GET(path)
    await update({ email: 'bo@example.com' })
    const next = server.asParty(new URL(data!.url).hash.replace(`#${task}=`, ''))
    for (const { error } of [await next.GET(path), await send(next)]) expect(error).toMatchObject(invalid)
    expect((await (await party()).GET(path)).error).toMatchObject({ status: 404, code: missing })
  })

  test('404 before the start, and for another party; 409 for a party that signs in another way', async () => {
    const { party: of } = await sentTo(party, party, { requiredSignature: 'CLICK_TO_SIGN' })
    await (await of(0)).POST(path)
    for (const { error } of [await (await of(1)).GET(path), await send(await of(1))])
      expect(error).toMatchObject({ status: 404, code: missing })
    expect((await (await of(2)).POST(path)).error).toMatchObject({ status: 409, code: other })
  })
})
