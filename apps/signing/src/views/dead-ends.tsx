import { useEffect, useState } from 'preact/hooks'
import { usePage } from '../page/page-context.ts'
import type { Obstacle } from '../session/obstacle.ts'
import { useTexts } from '../texts/language.ts'
import { Heading } from '../layout/heading.tsx'
import { AskSender } from './ask-sender.tsx'

export function ObstacleView({ obstacle }: { obstacle: Obstacle }) {
  const { t } = useTexts()
  const next = () => {
    if (obstacle.kind === 'tooMany') return t.tooMany.next({ minutes: Math.ceil(obstacle.seconds / 60) })
    return 'senderName' in obstacle ? t[obstacle.kind].next({ sender: obstacle.senderName }) : t[obstacle.kind].next
  }
  return (
    <section class="card narrow">
      <Heading state={obstacle.kind}>{t[obstacle.kind].title}</Heading>
      <p dir="auto">{next()}</p>
      {'senderName' in obstacle && <AskSender {...obstacle} />}
      {(obstacle.kind === 'unavailable' || obstacle.kind === 'tooMany') && <TryAgain />}
    </section>
  )
}

function TryAgain() {
  const { t } = useTexts()
  const { reload } = usePage()
  const [isBusy, setBusy] = useState(false)
  const tryAgain = async () => {
    setBusy(true)
    await reload()
    setBusy(false)
  }
  useEffect(() => {
    const tryNow = () => void tryAgain()
    addEventListener('online', tryNow)
    return () => removeEventListener('online', tryNow)
  }, [])
  return (
    <button type="button" class="primary" aria-disabled={isBusy} onClick={() => void (isBusy || tryAgain())}>
      {isBusy ? t.loading : t.unavailable.tryAgain}
    </button>
  )
}
