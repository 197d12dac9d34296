import { TryAgain } from '@paraph/ui/shell/try-again.tsx'
import type { ComponentChildren, PointerEventHandler } from 'preact'
import { messageOf } from '../../layout/failure.tsx'
import { useTexts } from '../../texts/language.ts'
import { Sheet } from './sheet.tsx'
import type { useSheets } from './use-sheets.ts'

interface SheetsProps {
  sheets: ReturnType<typeof useSheets>
  /** What is said if the pages can't be shown. Without it, what the editor says. */
  failed?: string
  /** The identifier of the text that says what the keys do, if fields are edited here. */
  keysId?: string
  isArmed?: boolean
  onPointerDown?: PointerEventHandler<HTMLDivElement>
  /** What lies on a page. */
  children: (page: number) => ComponentChildren
}

/** All pages, or why they are not shown. */
export function Sheets({ sheets, failed, keysId, isArmed = false, onPointerDown, children }: SheetsProps) {
  const { t } = useTexts()
  const { frame, width, pdf, error, retry, pages, sizeOf, keepSize, setCurrentPage } = sheets
  return (
    <div ref={frame} class="sheets" tabIndex={0} role="group" aria-label={t.fields.pages} aria-describedby={keysId}>
      {keysId && (
        <p id={keysId} class="visually-hidden">
          {t.fields.keys}
        </p>
      )}
      {error !== undefined && (
        <div role="alert">
          <p class="error">{failed ?? t.fields.failed}</p>
          <p>{messageOf(error, t)}</p>
          <TryAgain isMain={false} onTry={retry} />
        </div>
      )}
      {!pdf && error === undefined && <p class="loading">{t.fields.opening}</p>}
      {pdf &&
        Array.from({ length: pages }, (_, index) => {
          const page = index + 1
          return (
            <Sheet
              key={page}
              pdf={pdf}
              number={page}
              width={width}
              size={sizeOf(page)}
              onSize={keepSize}
              onCurrent={setCurrentPage}
              isArmed={isArmed}
              onPointerDown={onPointerDown}
            >
              {children(page)}
            </Sheet>
          )
        })}
    </div>
  )
}
