import { useTexts } from '../../texts/language.ts'
import { Card } from '../parts/section.tsx'
import { SenderChoice } from './sender-choice.tsx'
import { SightChoice } from './sight-choice.tsx'

/** What members see of each other's documents, and what parties see of members. */
export function SightSection() {
  const { t } = useTexts()
  return (
    <Card title={t.settings.members.seen}>
      <SightChoice />
      <SenderChoice />
    </Card>
  )
}
