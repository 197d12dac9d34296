import type { AnnotationTexts } from './annotations-en.ts'

const named = (what: string, label: string) => (label ? `${what} ”${label}”` : what)

export const annotationsSv: AnnotationTexts = {
  value: (label, value) => `${named('Fält', label)}: ${value || 'tomt'}`,
  notShown: '(finns i filen, men visas inte på sidan)',
  box: (label, isTicked) => `${named('Ruta', label)}: ${isTicked ? 'ikryssad' : 'inte ikryssad'}`,
  option: (label, isTicked) => `${named('Alternativ', label)}: ${isTicked ? 'ikryssat' : 'inte ikryssat'}`,
  password: (label) => `${named('Fält', label)}: ett lösenord, som inte läses upp`,
  signature: (label) => named('Fält för en digital underskrift', label),
  button: (label) => named('Knapp', label),
  note: (text, author) => (author ? `Anteckning av ${author}: ${text}` : `Anteckning: ${text}`),
  stamp: (text) => (text ? `Stämpel: ${text}` : 'Stämpel utan beskrivning'),
  file: (name) => (name ? `Bifogad fil: ${name}` : 'Bifogad fil'),
  webLink: (url) => `Länk: ${url}`,
  pageLink: (page) => `Länk till sidan ${page}`,
  cut: 'Resten av sidan har för mycket text för att visas här. Ladda ner PDF-filen för att läsa allt.',
}
