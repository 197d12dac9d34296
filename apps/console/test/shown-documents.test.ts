import { expect, test } from 'vitest'
import { isCounted, parametersOf } from '../src/documents/shown-documents.ts'

const zone = 'Europe/Stockholm'

test('the days of an address are whole days in the zone of the account, also where the clock changes', () => {
  expect(parametersOf({ from: '2026-03-29', to: '2026-03-29' }, zone)).toEqual({
    time: 'CREATED',
    from: '2026-03-28T23:00:00.000Z',
    before: '2026-03-29T22:00:00.000Z',
  })
  expect(parametersOf({ to: '2026-12-31', time: 'SENT' }, 'UTC')).toEqual({
    time: 'SENT',
    before: '2027-01-01T00:00:00.000Z',
  })
})

test('an address asks the server for nothing that it would refuse', () => {
  const wrong = { status: 'NEW', time: 'LATER', from: '2026-02-31x', to: '0026-01-01', sort: 'SIZE', reverse: 'yes' }
  expect(parametersOf({ ...wrong, attention: 'yes', search: '' }, zone)).toEqual({})
  const right = { status: 'SENT', label: 'Key', owner: 'mbr_1', search: 'a b', person: 'bo', sort: 'TITLE' }
  expect(parametersOf({ ...right, reverse: 'true' }, zone)).toEqual({ ...right, reverse: true })
  expect(parametersOf({ attention: 'true' }, zone)).toEqual({ attention: true, sort: 'URGENCY' })
})

test('the tabs have numbers only where these count what the tabs lead to', () => {
  const isShown = [{}, { status: 'SENT', sort: 'TITLE' }, { attention: 'true' }, { owner: 'mbr_1' }]
  const isHidden = [{ search: 'a' }, { label: 'Key' }, { person: 'bo' }, { from: '2026-03-29' }, { owner: 'mbr_2' }]
  expect([...isShown, ...isHidden].filter((shown) => isCounted(shown, 'mbr_1'))).toEqual(isShown)
})
