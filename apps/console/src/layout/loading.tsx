import { useTexts } from '../texts/language.ts'

export function Loading() {
  const { t } = useTexts()
  return (
    <p class="loading" role="status">
      {t.loading}
    </p>
  )
}
