import { useEffect, useState } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { useShellWords } from './shell-words.ts'

interface TryAgainProps {
  isMain?: boolean
  onTry: () => unknown
}

/** Loads again what could not be loaded: when the person presses it, and by itself when the browser is online again. */
export function TryAgain({ isMain = true, onTry }: TryAgainProps) {
  const { tryAgain, loading } = useShellWords()
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await onTry()
    setBusy(false)
  }
  useEffect(() => {
    const actNow = () => void (isBusy || act())
    addEventListener('online', actNow)
    return () => removeEventListener('online', actNow)
  })
  return (
    <Button look={isMain ? 'primary' : 'secondary'} isBusy={isBusy} onPress={() => void act()}>
      {isBusy ? loading : tryAgain}
    </Button>
  )
}
