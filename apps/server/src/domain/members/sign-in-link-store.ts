import type { Database, Transaction } from '#platform/database/tables.ts'
import { maySignIn } from './member-store.ts'
import { LINKS_PER_PERIOD } from './session-rules.ts'

/**
 * Returns the person with this address who may sign in, and gets not too many mails.
 *
 * @param knownBrowser - the hash of the cookie of a browser in which the person has signed in. Then only its own links count.
 */
export async function findPersonToMail(
  db: Database,
  { email, knownBrowser }: { email: string; knownBrowser: Buffer | undefined },
  now: Date,
) {
  const person = await db
    .selectFrom('people')
    .innerJoin('members', 'person_id', 'people.id')
    .select(['people.id', 'people.email', 'members.name'])
    .where('email', '=', email.toLowerCase())
    .where(maySignIn(now))
    .orderBy('members.id')
    .limit(1)
    .executeTakeFirst()
  if (!person) return undefined
  const since = new Date(now.getTime() - LINKS_PER_PERIOD.period).toISOString()
  let links = db
    .selectFrom('sign_in_links')
    .select('token_sha256')
    .where('person_id', '=', person.id)
    .where('created_at', '>', since)
    .limit(LINKS_PER_PERIOD.links)
  if (knownBrowser) links = links.where('browser_sha256', '=', knownBrowser)
  return (await links.execute()).length < LINKS_PER_PERIOD.links ? person : undefined
}

export async function insertSignInLink(
  db: Database,
  link: { sha256: Buffer; personId: string; browserSha256: Buffer; expiresAt: string; now: Date },
): Promise<void> {
  await db
    .insertInto('sign_in_links')
    .values({
      token_sha256: link.sha256,
      person_id: link.personId,
      browser_sha256: link.browserSha256,
      created_at: link.now.toISOString(),
      expires_at: link.expiresAt,
    })
    .execute()
}

/** Deletes a link that no mail has. */
export async function deleteSignInLink(db: Database, sha256: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_links').where('token_sha256', '=', sha256).execute()
}

interface LinkInBrowser {
  sha256: Buffer
  /** The hash of the cookie of the browser. Undefined if it has none. */
  browserSha256: Buffer | undefined
}

/** Takes a link, so that it can't be used again. In another browser than the one that has asked for it, it can still be used by that one. */
export async function takeSignInLink(
  tx: Transaction,
  { sha256, browserSha256 }: LinkInBrowser,
  now: Date,
): Promise<{ personId: string } | 'OTHER_BROWSER' | undefined> {
  const at = now.toISOString()
  const link = await tx
    .selectFrom('sign_in_links')
    .select(['person_id as personId', 'browser_sha256 as browser'])
    .where('token_sha256', '=', sha256)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst()
  if (!link) return undefined
  if (!browserSha256?.equals(link.browser)) return 'OTHER_BROWSER'
  await tx.updateTable('sign_in_links').set({ used_at: at }).where('token_sha256', '=', sha256).execute()
  return { personId: link.personId }
}
