import type { Match } from '@guru/contract/chat'
import { MatchCard } from './match-card.tsx'
import style from './match-list.module.css'

interface MatchListProps {
  matches: Match[]
  askable: boolean
  onAnswer(text: string): void
  onCallback(): void
}

export function MatchList({ matches, ...rest }: MatchListProps) {
  return (
    <ol className={style.list}>
      {matches.map((match) => (
        <li key={match.listing_id} className={style.item}>
          <MatchCard match={match} {...rest} />
        </li>
      ))}
    </ol>
  )
}
