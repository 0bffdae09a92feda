import path from 'node:path'
import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { z } from 'zod'
import { findLocalModel, type LocalModel } from './local-model.ts'

const languageSchema = z.enum(languages)

/**
 * The setting that names local models: languages=path, separated by commas, as in
 * “ta+ml=./models/dravidian, all=./models/whisper-small”. The models come in the order of the setting.
 * @param from where relative paths start.
 */
export const modelsSetting = (from: string) =>
  z.string().transform((text, { addIssue }): LocalModel[] =>
    text.split(',').flatMap((part) => {
      try {
        return [modelOf(part.trim(), from)]
      } catch (cause) {
        addIssue({ code: 'custom', message: cause instanceof Error ? cause.message : String(cause) })
        return []
      }
    }),
  )

function modelOf(part: string, from: string): LocalModel {
  const [, named, at] = /^([a-z+]+)\s*=\s*(.+)$/.exec(part) ?? []
  if (named === undefined || at === undefined)
    throw new Error(`must hold languages=path, such as ta+ml=./models/indic; “${part}” is none`)
  const spoken = languagesOf(named)
  try {
    return { languages: spoken, ...findLocalModel(path.resolve(from, at)) }
  } catch (cause) {
    throw new Error(`names ${at}, which ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

function languagesOf(named: string): LanguageCode[] {
  if (named === 'all') return [...languages]
  return named.split('+').map((code) => {
    const { data } = languageSchema.safeParse(code)
    if (data === undefined) throw new Error(`names the language ${code}; Guru has ${languages.join(', ')}`)
    return data
  })
}
