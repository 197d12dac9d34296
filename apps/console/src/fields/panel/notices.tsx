import type { FieldsFromFile, PartyWithSigningUrl } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useQueryClient } from '@tanstack/preact-query'
import { ConflictNotice } from '../../saving/conflict-notice.tsx'
import { keyOfFieldsFromFile } from '../../queries/upload.ts'
import type { EditorField } from '../model/editor-field.ts'
import type { useEditing } from '../model/use-editing.ts'
import { useTexts } from '../../texts/language.ts'

interface NoticesProps {
  documentId: string
  parties: PartyWithSigningUrl[]
  editing: ReturnType<typeof useEditing>
}

/** What the sender must decide: which version of the fields stays, and what becomes of the fields that the PDF has brought. */
export function Notices({ documentId, parties, editing }: NoticesProps) {
  const { t } = useTexts()
  const { fields, change, conflict } = editing
  const queries = useQueryClient()
  const { notTaken = [], notTakenCount = 0 } =
    queries.getQueryData<FieldsFromFile>(keyOfFieldsFromFile(documentId)) ?? {}
  const typesIn = (fields: EditorField[]) =>
    [...Map.groupBy(fields, ({ type }) => type)]
      .map(([type, { length }]) => t.fields.suggestedType({ type: t.fields.types[type], count: length }))
      .join(', ')
  /** The party that fills the field in, or what the file calls it. */
  const whoOf = ({ owner, reference = '' }: EditorField) =>
    parties.find(({ id }) => id === owner)?.name ?? t.fields.referred({ reference, isNumber: /^\d+$/.test(reference) })
  const peopleOf = (fields: EditorField[]) =>
    [...Map.groupBy(fields, whoOf)]
      .map(([name, [first, ...others]]) =>
        t.fields.broughtFor({ name, count: others.length + 1, has: first!.owner === undefined ? 'no' : 'yes' }),
      )
      .join(' ')
  const suggested = fields.filter(({ reference }) => reference !== undefined)
  return (
    <>
      <ConflictNotice text={t.fields.conflict} conflict={conflict} />
      {suggested.length > 0 && (
        <div class="notice">
          <p dir="auto">
            {t.fields.suggested({ count: suggested.length, types: typesIn(suggested) })} {peopleOf(suggested)}
          </p>
          <details>
            <summary>{t.fields.became}</summary>
            <ul class="became">
              {suggested.map((field) => (
                <li key={field.key}>
                  <bdi>{field.label ?? field.name}</bdi>:{' '}
                  {t.fields.becameOne({ type: t.fields.types[field.type], page: field.page, name: whoOf(field) })}
                </li>
              ))}
            </ul>
          </details>
          <div class="buttons">
            {/* A field without a person keeps what the file says, until there is one. */}
            {suggested.some(({ owner }) => owner !== undefined) && (
              <Button
                onPress={() =>
                  change(
                    fields.map((field) => (field.owner === undefined ? field : { ...field, reference: undefined })),
                  )
                }
              >
                {t.fields.keepSuggested}
              </Button>
            )}
            <Button onPress={() => change(fields.filter(({ reference }) => reference === undefined))}>
              {t.fields.removeSuggested}
            </Button>
          </div>
        </div>
      )}
      {notTakenCount > 0 && (
        <details>
          <summary>{t.fields.notTaken({ count: notTakenCount })}</summary>
          <ul>
            {notTaken.map(({ name, page, detail }, index) => (
              <li key={index}>
                <bdi>{name}</bdi>
                {page !== null && ` (${t.fields.goToPage} ${page})`}: {detail}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
