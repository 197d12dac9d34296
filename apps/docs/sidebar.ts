/**
 * The order of the guides. Each guide is a file in `guides/`, except those that are generated (`pages.ts`).
 * A new guide needs its name in this list; the build fails without it.
 */
export const sidebar = [
  {
    text: 'Start',
    guides: ['quick-start', 'console', 'lifecycle', 'authentication', 'members', 'single-sign-on', 'provisioning'],
  },
  {
    text: 'Integrate',
    guides: [
      'fields',
      'operations',
      'errors',
      'pagination',
      'retrying',
      'limits',
      'webhooks',
      'embedding',
      'verifying',
      'versioning',
      'changelog',
      'migrating-from-signers',
    ],
  },
  {
    text: 'Operate',
    guides: [
      'operating',
      'settings',
      'sizing',
      'backup',
      'many-servers',
      'sealing',
      'email',
      'sms',
      'monitoring',
      'retention',
      'security',
    ],
  },
]
