import { Button } from '@paraph/ui/kit/button.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'
import '../../fields/fields.css'
import { PageRail } from '../../fields/page/page-rail.tsx'
import { Sheets } from '../../fields/page/sheets.tsx'
import type { PdfKind } from '../../fields/page/use-pdf.ts'
import { useSheets } from '../../fields/page/use-sheets.ts'
import { PageJump } from '../../fields/panel/page-jump.tsx'
import { ZoomButtons } from '../../fields/panel/zoom-buttons.tsx'
import type { Loaded } from '../../queries/document.ts'
import { useTexts } from '../../texts/language.ts'
import { describeFilled } from './describe-filled.ts'
import { type Filled, filledFields, placesOfFilled } from './filled.ts'
import { FilledField } from './filled-field.tsx'
import { FilledList } from './filled-list.tsx'
import './reader.css'

/** The pages of a document that was sent: as they are sealed, or with what each person has filled in so far. */
export function DocumentReader({ document, parties, fields }: Loaded) {
  const { t, language } = useTexts()
  // A document that is sealed while somebody reads it does not jump to the other file.
  const [kind, setKind] = useState<PdfKind>(document.sealedFile ? 'sealedFile' : 'file')
  const sheets = useSheets(document, kind)
  const [chosen, setChosen] = useState<string>()
  const toFocus = useRef<Filled>(undefined)
  const all = filledFields({ parties, fields }, { isOpen: document.status === 'SENT', language: document.language })
  const shown = kind === 'file' ? all : []
  const about = shown.find(({ field }) => field.id === chosen)

  // The pages of the other file are there only when it is opened.
  useEffect(() => {
    if (!toFocus.current || kind !== 'file' || !sheets.pdf) return
    const { field } = toFocus.current
    toFocus.current = undefined
    sheets.goToPage(field.page)
    const box = sheets.frame.current!.querySelector<HTMLElement>(`[data-filled="${field.id}"]`)
    box?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    box?.focus()
  })
  const show = (filled: Filled) => {
    toFocus.current = filled
    setKind('file')
    setChosen(filled.field.id)
  }

  return (
    <div class="document-reader no-print">
      <div class="buttons">
        {document.sealedFile && (
          <div class="which" role="group" aria-label={t.pages.which}>
            {(['sealedFile', 'file'] as const).map((each) => (
              <Button key={each} aria-pressed={kind === each} onPress={() => setKind(each)}>
                {t.pages[each]}
              </Button>
            ))}
          </div>
        )}
        <ZoomButtons {...sheets.zoom} />
        <PageJump pages={sheets.pages} currentPage={sheets.currentPage} onGoTo={sheets.goToPage} />
      </div>
      <p class="hint about" aria-live="polite">
        {about ? describeFilled(about, t, language) : shown.length > 0 && t.pages.hint}
      </p>
      <div class="desk">
        <PageRail sheets={sheets} places={shown.flatMap(placesOfFilled)} />
        <Sheets sheets={sheets} failed={t.pages.failed}>
          {(page) =>
            shown.flatMap((filled) =>
              placesOfFilled(filled).map(
                (place, index) =>
                  place.page === page && (
                    <FilledField
                      key={`${filled.field.id} ${index}`}
                      filled={filled}
                      box={place.box}
                      isFirst={index === 0}
                      onChoose={() => setChosen(filled.field.id)}
                    />
                  ),
              ),
            )
          }
        </Sheets>
      </div>
      {all.length > 0 && <FilledList all={all} onShow={show} />}
    </div>
  )
}
