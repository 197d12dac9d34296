/**
 * The floors of the server, and the rooms of each floor. A file imports from its own room, from a room that stands below it in this list, and
 * from the floors below. A large room is divided, such as `pdf/read`. What lies directly in src (the programs) may import everything.
 * `npm run lint` checks it.
 */
const floors = {
  server: ['cli', 'process', 'app.ts', 'handlers.ts', 'telemetry'],
  api: [
    'dispatch.ts',
    'signing-session',
    'documents',
    'fields',
    'parties',
    'contacts',
    'companies',
    'webhook-endpoints',
    'account',
    'scim',
    'members',
    'sessions',
    'single-sign-on',
    'passkeys',
    'api-keys',
    'delivery-reports',
    'access',
    'idempotency',
    'http',
    'operation.ts',
    'principal.ts',
    'context.ts',
    'request-services.ts',
    'limits',
  ],
  work: [
    'health',
    'webhooks',
    'notices',
    'members',
    'delivery',
    'inspection',
    'sealing',
    'previews',
    'collecting',
    'deadlines',
    'encryption',
  ],
  domain: [
    'lifecycle',
    'services.ts',
    'identity',
    'outbox',
    'provisioning',
    'members',
    'single-sign-on',
    'account-log',
    'events',
    'fields',
    'parties',
    'contacts',
    'companies',
    'personal-numbers',
    'signatures',
    'webhooks',
    'documents',
    'accounts',
  ],
  platform: [
    'bankid',
    'jobs',
    'database',
    'secrets',
    'files',
    'pdf/open',
    'pdf/write',
    'pdf/read',
    'pdf/pictures',
    'pdf/pdfium',
    'pdf/facts',
    'uploads',
    'settings',
    'helpers',
    'openid',
    'outbound',
    'problems',
    'formats',
  ],
}

const what = {
  server: 'what starts, stops and watches the processes',
  api: 'what answers requests',
  work: 'what runs without a request',
  domain: 'the rules and the stores of documents and parties',
  platform: 'what knows nothing of documents',
}

const names = Object.keys(floors)
/** A regular expression for the files of these rooms. */
const within = (floor, rooms) =>
  `^src/${floor}/(?:${rooms.map((room) => room.replace('.', String.raw`\.`)).join('|')})(?:/|$)`

const floorRules = names.slice(1).map((floor, index) => ({
  name: `floor-${floor}`,
  severity: 'error',
  comment: `src/${floor} is ${what[floor]}. It imports nothing from the floors above it: ${names.slice(0, index + 1).join(', ')}. Move this file up to them, move down what it imports, or take that as a parameter.`,
  from: { path: `^src/${floor}/` },
  to: { path: `^src/(?:${names.slice(0, index + 1).join('|')}|[^/]+$)` },
}))

const roomRules = names.flatMap((floor) =>
  floors[floor].slice(1).map((room, index) => ({
    name: `room-${floor}-${room.replace('.ts', '').replace('/', '-')}`,
    severity: 'error',
    comment: `In src/${floor}, ${room} stands below what this file imports. Move this file up, move down what it imports, or change the order in floors.js if no room then imports upwards.`,
    from: { path: within(floor, [room]) },
    to: { path: within(floor, floors[floor].slice(0, index + 1)) },
  })),
)

const listed = [String.raw`^src/[^/]+$`, ...names.map((floor) => within(floor, floors[floor]))].join('|')
const roomComment = 'This file is in no room. Put it into a room that floors.js lists, or add the room to that list.'

export default {
  forbidden: [
    ...floorRules,
    ...roomRules,
    { name: 'room-listed', severity: 'error', comment: roomComment, from: {}, to: { path: '^src/', pathNot: listed } },
    {
      name: 'room-by-its-floor',
      severity: 'error',
      comment:
        'Import from another room by its floor, such as #domain/parties/store.ts, so that each import shows its direction.',
      from: { path: '^src/([^/]+)/([^/]+)' },
      to: { path: '^src/[^/]+/', pathNot: '^src/$1/$2', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'lock-maker',
      severity: 'error',
      comment: 'Only what locks a document, or inserts it, says that it is locked. Take a DocumentLock as a parameter.',
      from: { path: '^src/', pathNot: String.raw`^src/domain/(?:lifecycle/lock|documents/store)\.ts$` },
      to: { path: String.raw`^src/domain/documents/as-locked\.ts$` },
    },
    {
      name: 'no-library-insides',
      severity: 'error',
      comment:
        'The insides of express-openapi-validator change between versions. Import what its documentation names, or only its types.',
      from: { path: '^src/' },
      to: { path: 'express-openapi-validator/dist/.+/', pathNot: 'dist/framework/types' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'These files import each other in a circle. Move what both need into a file of its own.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.js'],
    },
  },
}
