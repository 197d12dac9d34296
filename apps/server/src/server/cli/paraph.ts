interface Command {
  does: string
  /** Each command is a program, which reads its arguments from `process.argv`. */
  run: () => Promise<unknown>
}

const commands: Record<string, Command> = {
  keys: { does: 'creates, lists, changes and revokes API keys', run: () => import('./keys.ts') },
  members: { does: 'prints a link that signs a member in', run: () => import('./members.ts') },
  'audit:verify': {
    does: 'verifies the audit trails, the sealed files and the logs of the accounts',
    run: () => import('./audit-verify.ts'),
  },
  verify: { does: 'verifies a sealed PDF', run: () => import('./verify.ts') },
  'seal:retry': {
    does: 'lists the documents that wait for their seal, and tries again',
    run: () => import('./seal-retry.ts'),
  },
  'secret-key:lost': {
    does: 'lists what is lost with a lost secret key, and gives the key up',
    run: () => import('./secret-key-lost.ts'),
  },
  'personal-number:find': {
    does: 'lists what is stored about a person',
    run: () => import('./personal-number-find.ts'),
  },
  'mail:test': { does: 'tests the mail settings and sends a mail', run: () => import('./mail-test.ts') },
}

function help(): string {
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(22)}${does}\n`)
  return `Usage: npm run paraph -- COMMAND [ARGUMENTS]\n\n${lines.join('')}`
}

const [name] = process.argv.splice(2, 1)
if (name === undefined || name === '--help' || name === 'help') process.stdout.write(help())
else if (Object.hasOwn(commands, name)) await commands[name]!.run()
else {
  process.stderr.write(`There is no command ${name}.\n${help()}`)
  process.exitCode = 1
}
