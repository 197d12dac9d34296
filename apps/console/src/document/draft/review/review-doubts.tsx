import type { Fault, PartyWithSigningUrl } from '@paraph/client'
import type { Texts } from '../../../../generated/texts.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { faultText } from '../../../layout/failure.tsx'
import { type Loaded } from '../../../queries/document.ts'
import { useTexts } from '../../../texts/language.ts'
import { fieldFaultsIn, otherFaultsIn, partyFaultsIn } from '../draft-faults.ts'
import { type Doubt, doubtsOf } from './doubts-of.ts'
import { type Place, showPlace } from './show-place.ts'
import type { SidePart } from '../side-tabs.tsx'

interface Point {
  text: string
  /** Undefined if the point has no place in the draft. */
  place?: Place
}

interface ReviewDoubtsProps {
  loaded: Loaded
  /** What is missing before the document can be sent. */
  faults: Fault[]
  close: () => void
  onShow: (part: SidePart) => void
}

/** What stops the draft, and what the sender should look at. A button leads to the place of each. */
export function ReviewDoubts({ loaded, faults, close, onShow }: ReviewDoubtsProps) {
  const { t } = useTexts()
  const { document, parties, fields } = loaded
  const stops: Point[] = [
    ...parties.flatMap((party) => partyFaultsIn(faults, party).map((fault) => ofParty(fault, party))),
    ...fieldFaultsIn(faults).map((fault): Point => ({ text: faultText(fault, t), place: 'fields' })),
    ...otherFaultsIn(faults, parties).map((fault) => ({ text: faultText(fault, t) })),
  ]
  const doubts = doubtsOf({ pages: document.file.pages, parties, fields }).map((doubt) => pointOf(doubt, t))
  const show = (place: Place) => {
    close()
    // After the dialog has given the focus back.
    requestAnimationFrame(() => showPlace(place, onShow))
  }
  function ofParty(fault: Fault, { id, name }: PartyWithSigningUrl): Point {
    return { text: t.review.ofPerson({ name, text: faultText(fault, t) }), place: { party: id } }
  }
  return (
    <>
      <Points title={t.review.stops} points={stops} className="stops" onShow={show} />
      <Points title={t.review.doubts} points={doubts} className="doubts" onShow={show} />
    </>
  )
}

function pointOf(doubt: Doubt, { review: t }: Texts): Point {
  switch (doubt.kind) {
    case 'fields':
      return { text: t.doubtfulFields({ count: doubt.count }), place: 'fields' }
    case 'noLabels':
      return { text: t.noLabels({ count: doubt.count }), place: 'fields' }
    case 'noPlace':
      return { text: t.noPlace({ name: doubt.party.name }), place: { party: doubt.party.id } }
    case 'mistyped': {
      const { party, meant } = doubt
      return { text: t.mistyped({ name: party.name, address: party.email!, meant }), place: { party: party.id } }
    }
    case 'noFields': {
      const { parties } = doubt
      return { text: t.noFields({ names: namesOf(parties), count: parties.length }), place: { party: parties[0]!.id } }
    }
    case 'sameAddress': {
      const { address, parties } = doubt
      return { text: t.sameAddress({ names: namesOf(parties), address }), place: { party: parties.at(-1)!.id } }
    }
  }
}

const namesOf = (parties: PartyWithSigningUrl[]) => parties.map(({ name }) => name).join(', ')

interface PointsProps {
  title: string
  points: Point[]
  className: string
  onShow: (place: Place) => void
}

function Points({ title, points, className, onShow }: PointsProps) {
  const { t } = useTexts()
  if (points.length === 0) return null
  return (
    <section class={`points ${className}`} role={className === 'stops' ? 'alert' : undefined}>
      <h3>{title}</h3>
      <ul>
        {points.map(({ text, place }) => (
          <li key={text}>
            <span>{text}</span>
            {place && (
              <Button look="quiet" aria-label={t.review.showName({ text })} onPress={() => onShow(place)}>
                {t.review.show}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
