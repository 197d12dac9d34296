import type { Language } from '@paraph/client'
import { useContext } from 'preact/hooks'
import { LanguageContext } from '../../texts/language.ts'
import { settingsEn, type SettingsTexts } from './settings-en.ts'
import { settingsSv } from './settings-sv.ts'

const settingsTexts: Record<Language, SettingsTexts> = { EN: settingsEn, SV: settingsSv }

export function useSettingsTexts(): SettingsTexts {
  return settingsTexts[useContext(LanguageContext)]
}
