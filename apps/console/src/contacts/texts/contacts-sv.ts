import type { ContactsTexts } from './contacts-en.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} personer`)

export const contactsSv: ContactsTexts = {
  title: 'Kontakter',
  back: 'Alla dokument',
  search: 'Sök på namn, adress eller företag',
  none: 'Inga kontakter än. En kontakt är någon som du skickar dokument till igen. Lägg till en, eller importera en fil.',
  found: (count, isAll) => (isAll ? `${count} hittades.` : `${count} hittades hittills.`),
  notFound: (words) => `Ingen kontakt innehåller ”${words}”.`,
  more: 'Visa fler',
  add: 'Lägg till en kontakt',
  change: 'Kontakt',
  save: 'Spara',
  saved: 'Sparat.',
  remove: 'Ta bort',
  removed: 'Kontakten togs bort.',
  removeSure: 'Ta bort den här kontakten? Dokument med personen förblir som de är.',
  noName: 'Ange ett förnamn.',
  correct: 'Rätta det som är markerat.',
  fields: {
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    email: 'E-postadress',
    phone: 'Telefonnummer (+46…)',
    ssn: 'Personnummer',
    companyRole: 'Roll i företaget',
    externalId: 'Din referens',
  },
  company: {
    title: 'Företag',
    none: 'Inget',
    new: 'Ett nytt företag…',
    name: 'Företagets namn',
    orgNumber: 'Organisationsnummer',
    missing: 'Ange företagets namn och organisationsnummer.',
  },
  export: {
    save: 'Spara som CSV',
    reads: (count) => `${count} lästa…`,
    limit: (count) => `Filen har de ${count} nyaste kontakterna. Ett program kan läsa alla.`,
  },
  import: {
    open: 'Importera från CSV',
    about: (rows) =>
      `En CSV-fil som ett kalkylprogram har sparat, med rubriker på första raden: namn, eller förnamn och efternamn, och om du vill e-post, telefon, personnummer, referens och roll. Högst ${rows} rader.`,
    choose: 'Välj en fil',
    noNames: 'Ingen kolumn har rubriken ”Namn” eller ”Förnamn”. Lägg till rubrikerna som första rad.',
    tooMany: (rows) => `Filen har fler än ${rows} rader. Dela den i flera filer.`,
    found: (name, count) => `${name}: ${people(count)} hittades.`,
    unknown: (columns) => `De här kolumnerna tas inte med: ${columns}.`,
    nameless: (rows) => `De här raderna saknar namn och tas inte med: ${rows}.`,
    leaveKnownOut: 'Ta inte med personer vars e-postadress en kontakt redan har',
    add: (count) => `Lägg till ${people(count)}`,
    stop: 'Stoppa',
    goOn: 'Fortsätt',
    result: (added, known, refused) =>
      `Tillagda: ${added}. Inte medtagna, eftersom de redan är kontakter: ${known}. Inte tillagda: ${refused}.`,
    row: (row) => `Rad ${row}:`,
  },
}
