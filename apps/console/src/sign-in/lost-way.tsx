import { useTexts } from '../texts/language.ts'

/** The way in for somebody who has no other one. */
export function LostWay() {
  const { t } = useTexts()
  return (
    <p class="hint">
      {t.signIn.lost} <code>npm run --silent paraph -- members invite --account NAME --email ADDRESS</code>
    </p>
  )
}
