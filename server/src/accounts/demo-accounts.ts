import type { Role } from '@guru/contract/accounts'
import type { Insertable, Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { RealtorTable } from '../db/tables/realtor.ts'
import { uuidV7 } from '../db/uuid.ts'
import { hashPassword, randomPassword } from './passwords.ts'

/** An account to try Guru with; its password is stored nowhere but in its hash. */
export interface DemoAccount {
  role: Role
  email: string
  password: string
}

/** Makes one admin and two realtors, one with a subscription, unless there are accounts already. */
export async function createDemoAccounts(db: Transaction<Schema>): Promise<DemoAccount[]> {
  const admin = await db.selectFrom('admin').select('id').limit(1).executeTakeFirst()
  const realtor = await db.selectFrom('realtor').select('id').limit(1).executeTakeFirst()
  if (admin || realtor) return []
  const accounts: DemoAccount[] = [{ role: 'admin', email: 'admin@guru.example', password: randomPassword() }]
  for (const { email } of demoRealtors) accounts.push({ role: 'realtor', email, password: randomPassword() })
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password)))
  await db
    .insertInto('admin')
    .values({ id: uuidV7(), email: 'admin@guru.example', password_hash: hashes[0] ?? null })
    .execute()
  const rows = demoRealtors.map((row, at) => ({
    ...row,
    id: uuidV7(),
    password_hash: hashes[at + 1] ?? null,
  }))
  await db.insertInto('realtor').values(rows).execute()
  return accounts
}

const demoRealtors: Omit<Insertable<RealtorTable>, 'id' | 'password_hash'>[] = [
  {
    name: 'Demo Realtor, Bengaluru',
    email: 'realtor1@guru.example',
    property_types: ['apartment', 'house'],
    transaction_types: ['rent', 'sale'],
    cities: ['Bengaluru'],
    areas: [],
    subscription: true,
  },
  {
    name: 'Demo Realtor, Chennai',
    email: 'realtor2@guru.example',
    property_types: ['apartment', 'house', 'land'],
    transaction_types: ['sale'],
    cities: ['Chennai'],
    areas: ['Adyar', 'Velachery'],
    subscription: false,
  },
]
