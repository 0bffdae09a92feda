import type { Match, MatchPoint } from '@guru/contract/chat'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import style from './match-card.module.css'
import { PropertyDrawing } from './property-drawing.tsx'

interface MatchCardProps {
  match: Match
  askable: boolean
  onAnswer?: (text: string) => void
  /** Absent where nobody can be asked for. */
  onCallback?: () => void
}

/** A matching property: what it costs, what and where it is, what fits and what does not. */
export function MatchCard({ match, askable, onAnswer, onCallback }: MatchCardProps) {
  const { chat, matches: texts } = useTexts()
  const { position } = match
  return (
    <article className={style.card} aria-label={texts.position(position)}>
      <div className={style.head}>
        <figure className={style.picture}>
          <PropertyDrawing
            type={match.property_type}
            seed={match.listing_id}
            label={texts.drawing[match.property_type]}
          />
          <span className={style.position} aria-hidden="true">
            {position}
          </span>
        </figure>
        <Facts match={match} />
      </div>
      {match.points.length > 0 && <Points match={match} />}
      <Provenance match={match} />
      <div className={style.actions}>
        {askable && (
          <Button look="plain" onClick={() => onAnswer?.(texts.whyTurn(position))}>
            {texts.why}
          </Button>
        )}
        {onCallback && (
          <Button look="outline" className={style.callback} onClick={onCallback}>
            <Icon name="phone" size={20} />
            {chat.requestCallback}
          </Button>
        )}
      </div>
    </article>
  )
}

function Facts({ match }: { match: Match }) {
  const { format, wishes, matches: texts } = useTexts()
  const kind =
    match.bedrooms === null
      ? wishes.propertyTypes[match.property_type]
      : `${wishes.bedrooms(String(match.bedrooms))} · ${wishes.propertyTypes[match.property_type]}`
  const measures = [
    match.size_sqft === null ? null : format.size(match.size_sqft, 'sqft'),
    // The count stays on one line with what it counts.
    match.bathrooms === null ? null : texts.bathrooms(match.bathrooms).replace(' ', '\u00A0'),
  ].filter((measure) => measure !== null)
  return (
    <div className={style.facts}>
      <p className={style.price}>
        {format.rupees(match.price)}
        {match.transaction_type === 'rent' && <span className={style.period}> {texts.perMonth}</span>}
      </p>
      <p className={style.kind}>{kind}</p>
      {measures.length > 0 && <p className={style.measures}>{measures.join(' · ')}</p>}
      <p className={style.place}>
        {match.society && <strong className={style.society}>{match.society}</strong>}
        {match.place ?? `${match.area}, ${match.city}`}
      </p>
    </div>
  )
}

function Points({ match }: { match: Match }) {
  const { matches: texts } = useTexts()
  return (
    <ul className={style.points}>
      {match.points.map((point) => {
        const outcome = outcomeOf(point)
        return (
          <li key={point.slot + point.text} className={style[outcome]}>
            <Icon name={outcomeIcons[outcome]} size={18} />
            <span className="visually-hidden">{texts[outcome]} </span>
            {point.text}
          </li>
        )
      })}
    </ul>
  )
}

const outcomeIcons = { fits: 'check', differs: 'cross', unknown: 'unknown' } as const

function outcomeOf({ fits, known }: MatchPoint): keyof typeof outcomeIcons {
  if (!known) return 'unknown'
  return fits ? 'fits' : 'differs'
}

function Provenance({ match }: { match: Match }) {
  const { format, matches: texts } = useTexts()
  return (
    <p className={style.provenance}>
      {match.demo && (
        <span className={style.demo} title={texts.demoHint}>
          {texts.demo}
        </span>
      )}
      <span>{texts.confirmed(format.date(match.last_confirmed))}</span>
      {match.rera_number && (
        <span>
          {texts.rera} {match.rera_number}
        </span>
      )}
    </p>
  )
}
