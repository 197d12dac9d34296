import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { example } from '@paraph/client/testing'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/free-port.ts'

const root = join(import.meta.dirname, '../../../../..')
const headers = { authorization: 'Bearer any', 'content-type': 'application/json' }
// npx loads the tool from the registry when it is first used.
const hasRegistry = spawnSync('npm', ['view', '@stoplight/prism-cli@5.16.0', 'version']).stdout.includes('5.16.0')

test.skipIf(!hasRegistry)(
  'npm run mock answers with the examples of the spec, with a chosen problem, and names what is wrong with a request',
  async () => {
    const port = await freePort()
    const mock = spawn('npm', ['run', 'mock', '--', '--port', String(port)], {
      cwd: root,
      stdio: 'ignore',
      detached: true,
    })
    onTestFinished(() => void process.kill(-mock.pid!))
    const contacts = `http://127.0.0.1:${port}/api/v1/contacts`
    await expect
      .poll(() =>
        fetch(contacts, { headers }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    expect(await (await fetch(contacts, { headers })).json()).toEqual(example('listContacts'))
    const missing = await fetch(`${contacts}/any`, { headers: { ...headers, prefer: 'code=404' } })
    expect(await missing.json()).toMatchObject({ code: 'contact_not_found' })
    const wrong = await fetch(contacts, { method: 'POST', headers, body: '{"firstName":1,"lastName":"Ek"}' })
    expect(wrong.headers.get('sl-violations')).toContain('firstName must be string')
  },
)
