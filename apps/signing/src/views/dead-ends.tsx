import { TryAgain } from '@paraph/ui/shell/try-again.tsx'
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
      {(obstacle.kind === 'unavailable' || obstacle.kind === 'tooMany') && <Reload />}
    </section>
  )
}

/** Apart, because a page without a link has nothing to load. */
function Reload() {
  const { reload } = usePage()
  return <TryAgain onTry={reload} />
}
