import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type FontStyle = 'regular' | 'semibold' | 'mono' | 'script'

/** A file with a part of a font family, at one weight. */
export interface FontFile {
  /** Is unique, and valid in the name of a font in a PDF. */
  key: string
  path: string
  weight: number
}

interface Slice {
  name: string
  path: string
  ranges: [number, number][]
}

const weights: Record<FontStyle, number> = { regular: 400, semibold: 600, mono: 400, script: 500 }

/** Complete, so that any mark combines with any letter of these alphabets. The other families are cut into slices. */
const latinGreekCyrillic = { regular: '400Regular', semibold: '600SemiBold' }

/** The scripts that the main font lacks, the most frequent first. The families for Chinese, Japanese and Korean follow them. */
const scripts = [
  'arabic',
  'hebrew',
  'thai',
  'armenian',
  'georgian',
  'bengali',
  'gurmukhi',
  'gujarati',
  'oriya',
  'tamil',
]
  .concat(['telugu', 'kannada', 'malayalam', 'sinhala', 'khmer', 'lao', 'myanmar', 'ethiopic', 'symbols'])
  .map((script) => `noto-sans-${script}`)
  .concat('noto-serif-tibetan')

const EMOJI = 'noto-emoji'

/** The same Chinese character has other forms in Japan and Korea. The characters around it tell which form is meant. */
const ideographs = [
  { family: 'noto-sans-jp', sign: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { family: 'noto-sans-kr', sign: /\p{Script=Hangul}/u },
]

const CHINESE = 'noto-sans-sc'

/** These families are used in one weight, because opening their hundreds of slices takes most of the time. */
const eastAsian = new Set([CHINESE, ...ideographs.map(({ family }) => family)])

const { resolve } = createRequire(import.meta.url)
const slices = new Map<string, Slice[]>()

/** Returns the files of the style itself. They are asked first. */
export function mainFiles(style: FontStyle, codePoint: number): FontFile[] {
  if (style === 'script') return filesOf(['caveat'], weights.script, codePoint)
  if (style === 'mono') return filesOf(['noto-sans-mono'], weights.mono, codePoint)
  const folder = latinGreekCyrillic[style]
  const path = resolve(`@expo-google-fonts/noto-sans/${folder}/NotoSans_${folder}.ttf`)
  return [{ key: `NotoSans-${folder}`, path, weight: weights[style] }]
}

/** Returns the font family that has the forms of Chinese characters as they are written in this text. */
export function ideographsOf(text: string): string {
  return ideographs.find(({ sign }) => sign.test(text))?.family ?? CHINESE
}

/** Returns the files that may have the character, the best first. */
export function fallbackFiles(
  style: FontStyle,
  codePoint: number,
  preferredIdeographs: string,
  isEmoji: boolean,
): FontFile[] {
  const plain = style === 'semibold' ? 'semibold' : 'regular'
  const families = [...scripts, preferredIdeographs, CHINESE, ...ideographs.map(({ family }) => family)]
  const ordered = isEmoji ? [EMOJI, ...families] : [...families, EMOJI]
  const main = plain === style || isEmoji ? [] : mainFiles(plain, codePoint)
  return [...main, ...filesOf([...new Set(ordered)], weights[plain], codePoint)]
}

function filesOf(families: string[], weight: number, codePoint: number): FontFile[] {
  return families.flatMap((family) => {
    const own = eastAsian.has(family) ? weights.regular : weight
    return slicesOf(family)
      .filter(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to))
      .map(({ name, path }) => ({ key: `${name}-${own}`, path, weight: own }))
  })
}

function slicesOf(family: string): Slice[] {
  let known = slices.get(family)
  if (!known) {
    const index = resolve(`@fontsource-variable/${family}/unicode.json`)
    const ranges = Object.entries(JSON.parse(readFileSync(index, 'utf8')) as Record<string, string>)
    known = ranges.map(([slice, text]) => {
      const name = `${family}-${slice.replaceAll(/[[\]]/g, '')}`
      return { name, path: join(dirname(index), 'files', `${name}-wght-normal.woff2`), ranges: parseRanges(text) }
    })
    slices.set(family, known)
  }
  return known
}

/** Reads `U+0000-00FF,U+0131`. */
function parseRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from, to = from] = range.trim().slice(2).split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)]
  })
}
