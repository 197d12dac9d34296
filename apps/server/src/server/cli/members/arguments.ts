import { parseArgs } from 'node:util'
import type { Role } from '@paraph/contract'
import { roleScopes } from '#domain/members/member-rules.ts'
import { parseEmail } from '../parse-email.ts'

/** As in the spec. */
const MAX_NAME_LENGTH = 255

const roles = Object.keys(roleScopes) as Role[]
const roleNames = roles.map((role) => role.toLowerCase()).join(', ')

const usage = `Usage:
  npm run paraph -- members invite --account NAME --email ADDRESS [options]   prints a link that signs the person in. Sends no mail
    --test              for the test data of the account
    --name TEXT         the name of the person. A new member needs it
    --role ROLE         ${roleNames}. Without it, a new member becomes admin

A person who is a member already keeps the name and the role, and the link before does not work any more.
`

export interface MembersCommand {
  account: string
  isTest: boolean
  email: string
  name: string | undefined
  role: Role
}

/** @throws {Error} with a message for the operator */
export function parseMembersCommand(args: string[]): MembersCommand {
  const { values, positionals } = readArguments(args)
  if (positionals.join(' ') !== 'invite') throw new Error(usage)
  const account = values.account?.trim()
  if (!account) throw new Error(`Name the account: --account NAME.\n\n${usage}`)
  if (values.email === undefined) throw new Error(`Name the person: --email ADDRESS.\n\n${usage}`)
  return {
    account,
    isTest: values.test,
    email: parseEmail(values.email),
    name: values.name === undefined ? undefined : parseName(values.name),
    role: parseRole(values.role),
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        test: { type: 'boolean', default: false },
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string', default: 'admin' },
      },
    })
  } catch (error) {
    // Node throws a TypeError, which would be reported as a bug.
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`, { cause: error })
  }
}

function parseName(text: string): string {
  const name = text.trim()
  if (name.length > 0 && name.length <= MAX_NAME_LENGTH) return name
  throw new Error(`--name must have 1 to ${MAX_NAME_LENGTH} characters.`)
}

function parseRole(text: string): Role {
  const role = roles.find((each) => each === text.toUpperCase())
  if (role) return role
  throw new Error(`--role must be one of ${roleNames}.`)
}
