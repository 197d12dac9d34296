import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { healthOf } from '#work/health/health-of.ts'
import { probes } from '#api/http/pages/probes.ts'
import type { KeyState } from '#work/sealing/key-holder.ts'
import { sql } from 'kysely'
import { version } from '#platform/settings/version.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { services, db, newAccount, baseUrl } = await startServer({ channels: ['EMAIL'] })
const certificateExpires = new Date(Date.now() + 24 * 60 * 60_000)
const bankId = { status: () => ({ certificateExpires, isReachable: false, isInMaintenance: false }) }

/** Asks a process that has just started. A running one remembers its last look for ten seconds. */
const health = (keyState?: () => KeyState) => healthOf({ ...services, bankId }, keyState)()

test('/readyz says how each part is; what waits for more than 15 minutes is late', async () => {
  const well = { jobs: 'ok', mail: 'ok', sms: 'off', sealing: 'ok', bankid: 'unreachable' }
  expect(await health()).toEqual(well)
  expect(await health(() => 'no_key')).toEqual({ ...well, sealing: 'no_key' })

  const { id } = await (await newAccount()).sentDocument({})
  const waitFor = (minutes: number) =>
    sql`update messages set created_at = now() - make_interval(mins => ${minutes}) where document_id = ${id}`.execute(
      db,
    )
  await waitFor(14)
  expect(await health()).toEqual(well)
  await waitFor(16)
  expect(await health()).toEqual({ ...well, mail: 'delayed' })
  await sql`update messages set status = 'SENT' where document_id = ${id}`.execute(db)
  expect(await health()).toEqual(well)

  const startJobs = (minutes: number) =>
    sql`update pgboss.job set start_after = now() + make_interval(mins => ${minutes}) where name = 'deliver'`.execute(
      db,
    )
  // A job that has failed and is tried again later does not wait for a process.
  await startJobs(60)
  expect(await health()).toEqual(well)
  await startJobs(-16)
  expect(await health()).toEqual({ ...well, jobs: 'late' })
  await startJobs(0)

  const pendFor = (minutes: number) =>
    sql`update documents set seal_status = 'PENDING', seal_pending_since = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(
      db,
    )
  await pendFor(14)
  expect(await health()).toEqual(well)
  await pendFor(16)
  expect(await health()).toEqual({ ...well, sealing: 'failing' })
})

test('/readyz says nothing about the parts of a server that is not ready, and answers if queries fail', async () => {
  const server = createServer(express().use(probes(async () => 'disk_full', health)))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`)
  expect([response.status, await response.json()]).toEqual([503, { status: 'disk_full', version }])
  expect(await (await fetch(`${baseUrl}/readyz`)).json()).toMatchObject({ status: 'ok', mail: 'ok', version })
  const withoutDatabase = healthOf({ ...services, db: undefined as never }, undefined)
  expect(await withoutDatabase()).toEqual({ jobs: 'ok', mail: 'ok', sms: 'off', sealing: 'ok' })
})
