import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parseConfig, projectFolder, settingNames } from './config.ts'

describe('settings', () => {
  test('all have a default', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({ host: 'localhost', port: 3000, demo: true, production: false })
    expect(config.database.url).toBe(`embedded:${path.join(projectFolder, 'data/pg')}`)
  })

  test('are all refused together, each in a line of its own', () => {
    const faulty = {
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      ALLOWED_ORIGINS: 'https://a.in,b.in/x',
      DEMO: 'maybe',
    }
    expect(() => parseConfig(faulty)).toThrow(
      [
        'Guru cannot start with these settings:',
        '  PORT must be a whole number',
        '  DATABASE_URL must be embedded:FOLDER or postgres://USER:PASSWORD@HOST/DATABASE',
        '  ALLOWED_ORIGINS must hold origins such as https://example.in, without a path; “b.in/x” is none',
        '  DEMO must be on or off',
      ].join('\n'),
    )
  })

  test('that are empty count as absent', () => {
    expect(parseConfig({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({ port: 3000, publicUrl: null })
  })

  test('fill in no demo in production unless asked to', () => {
    expect(parseConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, logLevel: 'info' })
    expect(parseConfig({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true)
  })

  test('put Guru on WhatsApp with all four of its essentials, and name those that are missing', () => {
    const all = {
      WHATSAPP_VERIFY_TOKEN: 'word',
      WHATSAPP_APP_SECRET: 'secret',
      WHATSAPP_ACCESS_TOKEN: 'token',
      WHATSAPP_PHONE_NUMBER_ID: '27681414235104944',
    }
    expect(parseConfig({}).whatsapp).toBe(null)
    expect(parseConfig({ ...all, WHATSAPP_NUMBER: '+91 98765-43210' }).whatsapp).toMatchObject({
      graphUrl: 'https://graph.facebook.com/v26.0',
      number: '919876543210',
    })
    const { WHATSAPP_APP_SECRET: _, ...some } = all
    expect(() => parseConfig({ ...some, WHATSAPP_PHONE_NUMBER_ID: '+91 98765' })).toThrow(
      [
        '  WHATSAPP_PHONE_NUMBER_ID must be the digits that Meta shows beside the number, not the number',
        '  WHATSAPP_APP_SECRET must be set as well: WhatsApp needs all four',
      ].join('\n'),
    )
  })

  test('say which proxies to believe', () => {
    expect(parseConfig({ TRUST_PROXY: 'on' }).trustProxy).toBe(true)
    expect(parseConfig({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustProxy).toBe('10.0.0.0/8, loopback')
    expect(() => parseConfig({ TRUST_PROXY: 'nginx' })).toThrow('TRUST_PROXY must be on, off')
  })

  test('never show the password of a database address in a fault', () => {
    expect(() => parseConfig({ DATABASE_URL: 'postgre://guru:hunter2@db/guru' })).toThrow(
      /^((?!hunter2).)*$/s,
    )
  })
})

describe('.env.sample', () => {
  const sample = readFileSync(path.join(projectFolder, '.env.sample'), 'utf8')
  const shown = parseEnv(sample.replaceAll(/^# ([A-Z_]+=)/gm, '$1'))

  test('names every setting, and nothing else', () => {
    expect(Object.keys(shown).toSorted()).toEqual(settingNames.toSorted())
  })

  test('shows the defaults', () => {
    const {
      PUBLIC_URL: _,
      SMTP_URL: __,
      TTS_URL: ___,
      STT_URL: ____,
      STT_MODELS: _______,
      CONTACT_EMAIL: _____,
      CONTACT_PHONE: ______,
      ...defaults
    } = shown
    expect(parseConfig(defaults)).toEqual(parseConfig({}))
  })
})
