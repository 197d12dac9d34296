import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedTypesOf } from './named-types.ts'
import { typesOf } from './typescript.ts'

const out = new URL('../generated/', import.meta.url)
mkdirSync(out, { recursive: true })

// The linter is a newer Redocly than the one that openapi-typescript depends on. The newer one bundles the file.
execFileSync(
  'redocly',
  ['bundle', 'paraph', '--config', '../../spec/redocly.yaml', '--output', 'generated/openapi.json'],
  {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)

const document = JSON.parse(readFileSync(new URL('openapi.json', out), 'utf8'))
writeFileSync(new URL('types.ts', out), await typesOf(document))
writeFileSync(new URL('named.ts', out), await namedTypesOf(document))
writeFileSync(
  new URL('email-pattern.ts', out),
  `// Generated from spec/ by \`npm run generate\`.
/** The rule for e-mail addresses, for pages that do not load the whole spec. */
export const emailPattern = new RegExp(${JSON.stringify(document.components.schemas.EmailAddress.pattern)})
`,
)

// Imported late: this module reads the bundled file when it is loaded.
const { operations } = await import('../src/operations.ts')
const defaults = Object.values(operations)
  .filter(({ defaults }) => defaults.length > 0)
  .map(({ operationId, defaults }) => `  ${operationId}: [${defaults.map((name) => `'${name}'`).join(', ')}],\n`)
writeFileSync(
  new URL('defaults.ts', out),
  `// Generated from spec/ by \`npm run generate\`.
/** By operation, the query parameters and the top-level fields of the body that have a default. */
export const defaults = {
${defaults.join('')}} as const
`,
)

const security = Object.values(operations).map(
  ({ operationId, security }) => `  ${operationId}: '${security.scheme}',\n`,
)
writeFileSync(
  new URL('security.ts', out),
  `// Generated from spec/ by \`npm run generate\`.
/** By operation, the name of its security scheme. */
export const security = {
${security.join('')}} as const
`,
)
