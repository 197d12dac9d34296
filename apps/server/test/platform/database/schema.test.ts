import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db } = await useServer()

const listOf = async (query: string) => {
  const { rows } = await sql.raw<{ line: string }>(query).execute(db)
  return rows.map(({ line }) => line).toSorted()
}

// The code relies on each of these, for example on a unique constraint for races. A migration that drops one must change the file schema.txt.
test('the migrations make these columns, constraints, indexes and triggers', async () => {
  const columns = await listOf(`
    select table_name || ': ' || column_name || ' ' || data_type ||
      case when data_type like 'timestamp%' then '(' || datetime_precision || ')' else '' end ||
      case is_nullable when 'NO' then ' not null' else '' end || coalesce(' default ' || column_default, '') as line
    from information_schema.columns where table_schema = 'public'`)
  const constraints = await listOf(`
    select conrelid::regclass::text || ': ' || pg_get_constraintdef(oid) as line from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'`)
  const indexes = await listOf(`
    select regexp_replace(indexdef, 'INDEX \\S+ ON public\\.', 'INDEX ON ') as line from pg_indexes
    where schemaname = 'public'`)
  const triggers = await listOf(`
    select tgrelid::regclass::text || ': ' || regexp_replace(pg_get_triggerdef(oid), '^CREATE TRIGGER \\S+ ', '') as line
    from pg_trigger where not tgisinternal`)
  const sections = { Columns: columns, Constraints: constraints, Indexes: indexes, Triggers: triggers }
  const schema = Object.entries(sections).map(([title, lines]) => `# ${title}\n${lines.join('\n')}\n`)
  await expect(schema.join('\n')).toMatchFileSnapshot('schema.txt')
})
