import type { FieldEditorProps } from '../../fields/field-editor.tsx'
import { useModule } from '../../layout/use-module.tsx'
import { useTexts } from '../../texts/language.ts'
import { SkipLinks } from './skip-links.tsx'

/** The editor of the fields. Its program and pdf.js are loaded only for a draft that somebody signs. */
export function DraftFields(props: FieldEditorProps) {
  const { t } = useTexts()
  const { module, instead } = useModule(() => import('../../fields/field-editor.tsx'))
  return (
    <section class="card fields">
      <h2>{t.draft.fields}</h2>
      <SkipLinks to={['send']} />
      {module ? <module.FieldEditor {...props} /> : instead}
    </section>
  )
}
