import { Button } from '@paraph/ui/kit/button.tsx'
import { useTexts } from '../../texts/language.ts'
import type { Description } from '../text/describe-annotation.ts'
import type { PageText } from '../text/page-text.ts'
import { describeInWords } from '../text/describe-in-words.ts'

interface PiecesProps {
  text: PageText
  /** Called by a link to a page. Without it, links are only words. */
  onGoTo?: (page: number) => void
}

/** The text of a page. Each field, note and link has a line of its own. */
export function Pieces({ text, onGoTo }: PiecesProps) {
  return text.map((piece, index) =>
    typeof piece === 'string' ? piece : <Piece key={index} piece={piece} onGoTo={onGoTo} />,
  )
}

function Piece({ piece, onGoTo }: { piece: Description; onGoTo: PiecesProps['onGoTo'] }) {
  const { language } = useTexts()
  const words = describeInWords(piece, language)
  return (
    <span class="described" dir="auto">
      {piece.kind === 'webLink' && onGoTo ? (
        <a href={piece.url} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      ) : piece.kind === 'pageLink' && onGoTo ? (
        <Button look="quiet" onPress={() => onGoTo(piece.page)}>
          {words}
        </Button>
      ) : (
        words
      )}
    </span>
  )
}
