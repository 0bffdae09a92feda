import type { PropertyType, TransactionType } from '@guru/contract/vocabulary'
import type { Generated } from 'kysely'
import type { Timestamp } from '../column-types.ts'

export interface RealtorTable {
  id: string
  name: string
  /** Lower case. */
  email: string
  /** null until the invitation was taken up. */
  password_hash: string | null
  property_types: PropertyType[]
  transaction_types: TransactionType[]
  cities: string[]
  areas: string[]
  subscription: Generated<boolean>
  created_at: Timestamp
  updated_at: Timestamp
}
