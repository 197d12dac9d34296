import { sql } from 'kysely'

/** The name that parties and members see. The query has the table `accounts`. */
export const shownName = sql<string>`coalesce(accounts.display_name, accounts.name)`
