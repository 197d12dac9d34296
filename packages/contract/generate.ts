import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'

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

const blob = ts.factory.createTypeReferenceNode('Blob')
const document = JSON.parse(readFileSync(new URL('openapi.json', out), 'utf8')) as OpenAPI3
const types = await openapiTS(document, {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  defaultNonNullable: false,
  // Not immutable: openapi-fetch does not know a readonly array as an array.
  enumValues: true,
  transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
})
writeFileSync(new URL('types.ts', out), `// Generated from spec/ by \`npm run generate\`.\n${astToString(types)}`)
