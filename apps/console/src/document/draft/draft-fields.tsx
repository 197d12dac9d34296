import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { FieldEditorProps } from '../../fields/field-editor.tsx'
import { useTexts } from '../../texts/language.ts'
import { goToFirstPerson } from './regions.ts'
import type { SidePart } from './side-tabs.tsx'

interface DraftFieldsProps extends Omit<FieldEditorProps, 'onSelect' | 'onFirstPerson'> {
  onShow: (part: SidePart) => void
}

/** The editor of the fields. Its program and pdf.js are loaded only for a draft. */
export function DraftFields({ onShow, ...props }: DraftFieldsProps) {
  const { t } = useTexts()
  const { module, instead } = useModule(() => import('../../fields/field-editor.tsx'))
  return (
    <section class="card fields">
      <h2>{t.draft.fields}</h2>
      {module ? (
        <module.FieldEditor {...props} onSelect={() => onShow('field')} onFirstPerson={() => goToFirstPerson(onShow)} />
      ) : (
        instead
      )}
    </section>
  )
}
