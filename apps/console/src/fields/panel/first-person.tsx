import { addPersonIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useTexts } from '../../texts/language.ts'

/** What stands in the place of the palette while the draft has nobody who could fill in a field. */
export function FirstPerson({ onPress }: { onPress: () => void }) {
  const { t } = useTexts()
  return (
    <div class="buttons first-person">
      <Button icon={addPersonIcon} onPress={onPress}>
        {t.fields.firstPerson}
      </Button>
      <p class="hint">{t.fields.nobodyYet}</p>
    </div>
  )
}
