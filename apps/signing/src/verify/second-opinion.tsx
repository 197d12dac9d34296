import { useVerifyTexts } from './texts/verify-texts.ts'

const VALIDATOR = 'https://ec.europa.eu/digital-building-blocks/DSS/webapp-demo/validation'

export function SecondOpinion() {
  const { t } = useVerifyTexts()
  return (
    <section class="card" aria-labelledby="second">
      <h2 id="second">{t.second}</h2>
      <p>{t.secondText}</p>
      <p>
        <a href={VALIDATOR} rel="noreferrer" class="link">
          {t.secondLink}
        </a>
      </p>
    </section>
  )
}
