import type { Match } from '@guru/contract/chat'
import { useTexts } from '../../texts/texts.ts'
import { keepTogether } from '../chat/keep-together.ts'
import { PropertyDrawing } from '../chat/matches/property-drawing.tsx'
import style from './match-stage.module.css'

interface MatchStageProps {
  match: Match
  /** Says it once more. */
  onHear(): void
}

/** One property at a time, large. */
export function MatchStage({ match, onHear }: MatchStageProps) {
  const { format, wishes, matches } = useTexts()
  const rooms = match.bedrooms === null ? '' : `${wishes.bedrooms(String(match.bedrooms))} · `
  return (
    <article className={style.stage} aria-label={matches.position(match.position)}>
      <button type="button" className={style.card} onClick={onHear}>
        <span className={style.picture}>
          <PropertyDrawing type={match.property_type} seed={match.listing_id} />
        </span>
        <span className={style.facts}>
          <strong className={style.price}>
            {keepTogether(format.rupees(match.price))}
            {match.transaction_type === 'rent' && ` ${matches.perMonth}`}
          </strong>
          <span>
            {rooms}
            {wishes.propertyTypes[match.property_type]}
          </span>
          <span>{match.place ?? `${match.area}, ${match.city}`}</span>
          {match.demo && <span className={style.demo}>{matches.demoHint}</span>}
        </span>
      </button>
    </article>
  )
}
