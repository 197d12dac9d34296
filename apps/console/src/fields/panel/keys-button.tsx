import { Dialog } from '@paraph/ui/dialog.tsx'
import { keyboardIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Keys } from '@paraph/ui/kit/keys.tsx'
import { useEffect, useState } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'

/** Apple's keyboards have another key in the place of Ctrl. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What is typed into a field stays there. */
const isOutside = (target: EventTarget | null) =>
  !(target instanceof Element && target.closest('input, textarea, select, dialog'))

/** Shows what the keyboard does in a draft. The question mark shows it too. */
export function KeysButton() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || !isOutside(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  const { title, rows } = t.fields.shortcuts
  return (
    <>
      <Button look="quiet" icon={keyboardIcon} class="of-keys" tip={title} onPress={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <dl class="key-list">
                {Object.values(rows).map(({ name, keys }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <Keys keys={isApple ? keys.replaceAll('Ctrl', '⌘') : keys} />
                    </dd>
                  </div>
                ))}
              </dl>
              <Button onPress={close}>{t.close}</Button>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}
