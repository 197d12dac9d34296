import { useTexts } from '../../texts/language.ts'

interface PageJumpProps {
  pages: number
  currentPage: number
  onGoTo: (page: number) => void
}

/** Goes to a page where the window has no room for the rail. */
export function PageJump({ pages, currentPage, onGoTo }: PageJumpProps) {
  const { t } = useTexts()
  if (pages <= 1) return null
  return (
    <label class="jump to-page">
      <span>{t.fields.goToPage}</span>
      <select value={currentPage} onChange={({ currentTarget }) => onGoTo(Number(currentTarget.value))}>
        {Array.from({ length: pages }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </select>
    </label>
  )
}
