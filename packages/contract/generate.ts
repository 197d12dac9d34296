import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { typesOf } from './typescript.ts'

const out = new URL('generated/', import.meta.url)
mkdirSync(out, { recursive: true })

// The version of Redocly that openapi-typescript brings is older than the one that lints, so the file is bundled by the latter.
execFileSync(
  'redocly',
  ['bundle', 'paraph', '--config', '../../spec/redocly.yaml', '--output', 'generated/openapi.json'],
  {
    cwd: import.meta.dirname,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)

const document = JSON.parse(readFileSync(new URL('openapi.json', out), 'utf8'))
writeFileSync(new URL('types.ts', out), await typesOf(document))
