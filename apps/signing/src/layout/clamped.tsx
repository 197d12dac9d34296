import type { Language } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useState } from 'preact/hooks'
import { isNarrow } from '../browser/narrow.ts'
import { useTexts } from '../texts/language.ts'

/** Characters and lines of a text that is short enough to be shown as a whole. */
const SHORT = { narrow: { characters: 110, lines: 3 }, wide: { characters: 280, lines: 5 } }

/** A text of somebody else. A long one begins with its first lines, so that it does not push the page out of sight. Screen readers get all of it. */
export function Clamped({ text, language }: { text: string; language: Language }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { characters, lines } = isNarrow() ? SHORT.narrow : SHORT.wide
  const isLong = text.length > characters || text.split('\n').length > lines
  return (
    <>
      <blockquote dir="auto" lang={language.toLowerCase()} class={isLong && !isOpen ? 'clamped' : ''}>
        {text}
      </blockquote>
      {isLong && (
        <Button look="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? t.showLess : t.showAll}
        </Button>
      )}
    </>
  )
}
