import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { FieldEditorProps } from '../../fields/field-editor.tsx'
import { useTexts } from '../../texts/language.ts'
import { DraftSkipLinks } from './draft-skip-links.tsx'

/** The editor of the fields. Its program and pdf.js are loaded only for a draft. */
export function DraftFields(props: FieldEditorProps) {
  const { t } = useTexts()
  const { module, instead } = useModule(() => import('../../fields/field-editor.tsx'))
  return (
    <section class="card fields">
      <h2>{t.draft.fields}</h2>
      <DraftSkipLinks to={['send']} />
      {module ? <module.FieldEditor {...props} /> : instead}
    </section>
  )
}
