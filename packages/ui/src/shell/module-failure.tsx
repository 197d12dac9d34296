import { useState } from 'preact/hooks'
import { Alert } from '../alert.tsx'
import { Button } from '../kit/button.tsx'
import { useShellWords } from './shell-words.ts'

/** Takes the place of a part of the program that could not be loaded. */
export function ModuleFailure({ text }: { text?: string | undefined }) {
  const { tryAgain, noConnection, onReload } = useShellWords()
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  /**
   * A browser remembers that a module failed for as long as it shows the page, so only a new page helps. Without a connection, the browser would replace
   * the page with an error of its own.
   */
  const retry = async () => {
    setBusy(true)
    const isBack = await fetch(document.baseURI, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isBack) return onReload()
    setBusy(false)
    setTries(tries + 1)
  }
  return (
    <>
      {/* Drawn anew after each try, so that screen readers read it again. */}
      <Alert key={tries} text={text ?? noConnection} />
      <Button isBusy={isBusy} onPress={() => void retry()}>
        {tryAgain}
      </Button>
    </>
  )
}
