import type { PartyRole } from '@paraph/contract'
import { describeReading } from '@paraph/verify/reading'
import { say } from '@paraph/typesetter/text/inline.ts'
import type { Texts } from './texts.ts'

const deeds: Record<PartyRole, string> = {
  SIGNER: 'skrev under dokumentet',
  ACCEPTOR: 'godkände dokumentet',
  REVIEWER: 'bekräftade sin granskning av dokumentet',
  ORGANIZER: 'skrev under dokumentet',
}

const fields: Record<string, string> = {
  title: 'titel',
  message: 'meddelande',
  language: 'språk',
  externalId: 'referens',
  expiresAt: 'sista tid',
  reminders: 'påminnelser',
  redirectUrl: 'adress efteråt',
  pageFooter: 'sidfot',
  name: 'namn',
  role: 'roll',
  email: 'e-postadress',
  phone: 'telefonnummer',
  ssn: 'personnummer',
  companyName: 'företag',
  companyRole: 'roll i företaget',
  companyOrgNumber: 'organisationsnummer',
  companyId: 'kopplat företag',
  country: 'land',
  deliveryMethod: 'sätt att skicka',
  requiredSignature: 'typ av underskrift',
  twoStepVerification: 'verifiering',
  signingOrder: 'ordning',
  signingUrl: 'länk',
}

const list = (names: string[] = []) => names.map((name) => fields[name] ?? name).join(', ')

export const sv: Texts = {
  locale: 'sv-SE',
  language: 'sv-SE',
  eyebrow: 'Underskriftssidor',
  intro:
    'De här sidorna lades till när alla parter hade gjort sin del. De visar vilka som deltog, vad varje part gick med på, och när och hur det registrerades. En digital försegling skyddar hela filen, även de här sidorna: varje senare ändring går att upptäcka.',
  footer: (page, count) => `Underskriftssida ${page} av ${count}`,
  test: {
    mark: 'TEST',
    banner: 'TEST – inte ett riktigt dokument',
    warning:
      'Det här dokumentet gjordes med en testnyckel. Det visar hur ett färdigt dokument ser ut och får inte användas som bevis.',
  },

  summary: {
    heading: 'Sammanfattning',
    aboutLinks: {
      MESSAGE: 'Bara den som kunde läsa meddelandet till en part hade länken i det meddelandet.',
      API: 'Avsändaren har också en länk till partens sida. Den länken visar inte ensam att det var parten som använde den och inte avsändaren.',
    },
    sent: 'Skickat',
    passedOn: 'Inget meddelande från tjänsten. Avsändaren lämnade över länken.',
    opened: 'Öppnat',
    read: 'Läst',
    deeds: { SIGNER: 'Underskrivet', ACCEPTOR: 'Godkänt', REVIEWER: 'Granskat', ORGANIZER: 'Underskrivet' },
    how: {
      DRAWN: 'med en ritad namnteckning',
      PICTURE: 'med en bild av namnteckningen',
      TYPED: 'med ett skrivet namn',
      CLICK: 'med ett klick',
      MANUAL: 'för hand på papper',
      BANKID: 'med BankID',
    },
    identified: 'Identifierad med',
    links: { MESSAGE: 'Länken i meddelandet', API: 'Länken som även avsändaren har' },
    codes: {
      SMS_BEFORE_SIGNING: (address) => say`en kod via sms till ${address}`,
      EMAIL_BEFORE_SIGNING: (address) => say`en kod via e-post till ${address}`,
    },
    bankId: (name, personalNumber) => say`BankID: ${name}, ${personalNumber}`,
    from: 'Varifrån',
    ipAddress: (shortened) => `IP-adressen ${shortened}`,
    notRecorded: 'Inte registrerat',
  },

  document: {
    heading: 'Dokumentet',
    file: 'Originalfil',
    pages: (count, size) => `${count === 1 ? '1 sida' : `${count} sidor`}, ${size}`,
    fileHash: 'Filens SHA-256',
    encryption: 'Kryptering',
    encrypted:
      'Originalfilen är krypterad. Sidorna före den här visar den utan kryptering. Själva filen är bifogad som uploaded-file.pdf.',
    attachments: 'Filer i originalet',
    comments: 'Kommentarer i originalet',
    comment: (page, author) => (author === null ? `Sidan ${page}` : `Sidan ${page}, ${author}`),
    sender: 'Avsändare',
    created: 'Skapat',
    sent: 'Skickat',
    id: 'Dokumentets id',
  },

  parties: {
    heading: (count) => (count === 1 ? 'Parten' : `De ${count} parterna`),
    shortened:
      'E-postadresser, telefonnummer och IP-adresser är förkortade på de här sidorna. Den bifogade filen evidence.json innehåller dem i sin helhet, om de har använts, och även webbläsarna.',
    roles: { SIGNER: 'Undertecknare', ACCEPTOR: 'Godkännare', REVIEWER: 'Granskare', ORGANIZER: 'Organisatör' },
    deeds: {
      SIGNER: (time) => `Skrev under ${time}`,
      ACCEPTOR: (time) => `Godkände ${time}`,
      REVIEWER: (time) => `Bekräftade sin granskning ${time}`,
      ORGANIZER: (time) => `Skrev under ${time}`,
    },
    notRequired: 'Ingen underskrift krävdes av den här parten, som följde dokumentet.',
    company: 'Företag',
    orgNumber: (number) => say`organisationsnummer ${number}`,
    country: 'Land',
    reached: 'Leveranssätt',
    reachedBy: {
      EMAIL: (address) => say`E-post till ${address}`,
      SMS: (address) => say`Sms till ${address}`,
      NONE: () => 'Inget meddelande från tjänsten. Avsändaren lämnade över länken.',
    },
    link: 'Använd länk',
    links: {
      MESSAGE: 'Länken i meddelandet till parten.',
      API: 'Länken som även avsändaren har.',
    },
    verified: 'Verifierades med',
    verifiedBy: {
      NONE: () => 'Inget utöver länken.',
      SMS_BEFORE_SIGNING: (address) => say`En kod som skickades via sms till ${address} och angavs före underskriften.`,
      EMAIL_BEFORE_SIGNING: (address) =>
        say`En kod som skickades via e-post till ${address} och angavs före underskriften.`,
    },
    drawn: (name) => `Namnteckningen som ${name} ritade`,
    pictured: (name) => `Bilden av namnteckningen för ${name}`,
    typed: 'Skrivet namn',
    manual: 'Underskrivet för hand på papper. Den inskannade kopian följer efter underskriftssidorna.',
    clicked: 'Bekräftat med ett klick',
    bankid: 'Underskrivet med BankID',
    bankIdNotReal: { test: 'Test: inte en verklig person', simulator: 'Simulator: inte en verklig person' },
    bankIdPerson: 'Identifierad med BankID',
    bankIdPersonIs: (name, personalNumber) => say`${name}, personnummer ${personalNumber}`,
    bankIdEnvironments: {
      production:
        'De bifogade filerna från BankID bevisar det. Certifikatet i dem innehåller hela personnumret, så alla som får den här pdf-filen kan läsa det.',
      test: 'Underskrivet i BankID:s testmiljö. Det här är inte en verklig person.',
      simulator: 'Underskrivet i en simulator av BankID. Det här är inte en verklig person.',
    },
    bankIdTime: 'Bekräftad av BankID',
    statement: (version) => say`Gick med på de här orden (version ${version}):`,
    reading: 'Läsning',
    readingWas: (reading, pages) => describeReading(reading, pages, 'SV'),
    file: 'Visad fil',
    sameFile: 'Originalfilen, med den SHA-256 som står under ”Dokumentet”.',
    otherFile: 'En annan fil än originalfilen. Dess SHA-256:',
    unknown: 'Okänd',
    signatureHash: 'Postens SHA-256',
    fields: (time) => `Ifyllt på dokumentets sidor, ${time}:`,
    fieldOnPages: (pages) => `${pages.length > 1 ? 'Sidorna' : 'Sida'} ${pages.join(', ')}: `,
    fieldValues: { empty: 'Lämnades tomt', ticked: 'Ikryssad', unticked: 'Inte ikryssad', drawn: 'Ritades av parten' },
  },

  trail: {
    heading: 'Händelselogg',
    intro: (count) =>
      `${count === 1 ? 'En händelse' : `${count.toLocaleString('sv-SE')} händelser`}, med den äldsta först. Varje händelses hash omfattar händelsen och hashen för händelsen före. Därför upptäcks det om en händelse ändras, tas bort eller läggs in senare. Tabellen visar de första 12 siffrorna i varje hash. Hur en sida användes är vad partens webbläsare rapporterade.`,
    omitted: (count) =>
      `${count.toLocaleString('sv-SE')} händelser skrivs inte ut här. Alla händelser finns i evidence.json.`,
    time: 'Tid',
    event: 'Vad som hände',
    hash: 'Hash',
    lastHash: 'Sista händelsens hash',
    accountChain: 'Kontots logg',
    accountEntry: (number) =>
      `Post ${number.toLocaleString('sv-SE')} var den nyaste i loggen över avsändarens alla dokument. Dess hash:`,
    events: {
      'document.created': () => say`Dokumentet skapades.`,
      'document.updated': ({ data }) => say`Dokumentet ändrades: ${list(data.changed)}.`,
      'document.sent': () => say`Dokumentet skickades för underskrift.`,
      'document.completed': () => say`Dokumentet blev klart.`,
      'document.seal_failed': () => say`Ett försök att försegla dokumentet misslyckades. Ett nytt försök gjordes.`,
      'document.rejected': () => say`Dokumentet avböjdes.`,
      'document.cancelled': () => say`Dokumentet återkallades.`,
      'document.expired': () => say`Dokumentets tid gick ut.`,
      'party.added': ({ party }) => say`${party} lades till som part.`,
      'party.updated': ({ party, data }) => say`Uppgifterna om ${party} ändrades: ${list(data.changed)}.`,
      'party.removed': ({ party }) => say`${party} togs bort som part.`,
      'party.released': ({ party }) => say`Turen kom till ${party}.`,
      'party.sent': ({ party, data }) => say`${sv.trail.messages[data.kind ?? 'INVITATION']} skickades till ${party}.`,
      'party.delivered': ({ party, data }) =>
        say`${sv.trail.messages[data.kind ?? 'INVITATION']} levererades till ${party}.`,
      'party.bounced': ({ party, data }) =>
        say`${sv.trail.messages[data.kind ?? 'INVITATION']} till ${party} kunde inte levereras.`,
      'party.failed': ({ party, data }) =>
        say`${sv.trail.messages[data.kind ?? 'INVITATION']} till ${party} kunde inte skickas.`,
      'party.opened': ({ party }) => say`${party} öppnade dokumentet.`,
      'party.read': ({ party, data, hasConfirmed }) => {
        if (!data.consentVersion) return say`Dokumentets sista sida visades för ${party}.`
        return hasConfirmed
          ? say`${party} bekräftade att dokumentet är läst.`
          : say`Det som ${party} gjorde räknas som läsning. Ingen sida rapporterade att ${party} har läst dokumentet.`
      },
      'party.signed': ({ party, role }) => say`${party} ${deeds[role ?? 'SIGNER']}.`,
      'party.rejected': ({ party }) => say`${party} avböjde dokumentet.`,
      'party.reminded': ({ party }) => say`${party} fick en påminnelse.`,
      'party.verified': ({ party, data }) =>
        data.verification === 'SMS_BEFORE_SIGNING'
          ? say`${party} angav koden som skickades via sms.`
          : say`${party} angav koden som skickades via e-post.`,
      'party.verification_failed': ({ party }) =>
        say`Någon med länken till ${party} angav fel kod tills inga försök återstod.`,
      'party.identification_failed': ({ party, data }) =>
        data.failure === 'wrongPerson'
          ? say`En annan person än ${party} skrev under med BankID. Det räknades inte.`
          : say`En underskrift med BankID för ${party} bevisade inte vem som skrev under. Den räknades inte.`,
      'party.wrong_person': ({ party }) => say`Någon med länken till ${party} uppgav att dokumentet inte är till dem.`,
    },
    otherEvent: (type) => say`Händelse av typen ${type}.`,
    bySender: 'av avsändaren',
    byParty: (name) => say`av ${name}`,
    byService: 'av tjänsten',
    byReporter: (name) => say`rapporterat av ${name}`,
    to: (address) => say`till ${address}`,
    reason: (reason) => say`anledning: ${reason}`,
    titleBefore: (title) => say`tidigare titel: ”${title}”`,
    deadline: (before, after) => say`sista dag tidigare: ${before ?? 'ingen'}, från och med nu: ${after ?? 'ingen'}`,
    messages: {
      INVITATION: 'Inbjudan',
      YOUR_TURN: 'Meddelandet om att turen har kommit',
      REMINDER: 'En påminnelse',
      CODE: 'En kod',
      RECEIPT: 'Kvittot',
      COMPLETED: 'Det klara dokumentet',
      REJECTED: 'Meddelandet om att dokumentet avböjts',
      // A cancelled document is never sealed.
      CANCELLED: 'Meddelandet om borttagningen',
      EXPIRED: 'Meddelandet om att tiden gått ut',
    },
    links: { MESSAGE: 'via länken i meddelandet', API: 'via länken som även avsändaren har' },
    acts: {
      POINTER: 'med mus eller penna',
      TOUCH: 'med en beröring',
      KEY: 'med tangentbordet',
      SCROLL: 'genom att rulla',
      CLICK: 'med ett hjälpmedel',
    },
    noAct: 'utan klick, beröring eller tangent',
  },

  seal: {
    heading: 'Förseglingen',
    subject: 'Förseglad av',
    issuer: 'Certifikatet utfärdat av',
    level: 'Typ av försegling',
    levels: {
      'B-B': 'PAdES B-B: en digital försegling. Dess tid är den här serverns tid.',
      'B-T': 'PAdES B-T: en digital försegling vars tid är bekräftad av en tidsstämplingstjänst.',
      'B-LT':
        'PAdES B-LT: en digital försegling vars tid är bekräftad av en tidsstämplingstjänst, med det som behövs för att kontrollera certifikaten senare.',
      'B-LTA':
        'PAdES B-LTA: en digital försegling för lång förvaring, med tidsstämplar från en tidsstämplingstjänst och med det som behövs för att kontrollera certifikaten senare.',
    },
    time: 'Förseglingens tid',
    selfSigned:
      'Den här servern har själv gjort certifikatet. Ingen annan går i god för namnet i det. Förseglingen visar om filen har ändrats efteråt, men den bevisar inte vem som förseglade den.',
  },

  verify: {
    heading: 'Så kontrolleras filen',
    how: 'Öppna adressen nedan och välj den här filen. Eller öppna filen i ett pdf-program som visar digitala underskrifter. Kontrollera själva filen: en utskrift har ingen försegling.',
    qr: (url) => `QR-kod med adressen ${url}`,
    seal: {
      title: 'Vad förseglingen bevisar',
      text: 'Förseglingen bevisar att filen förseglades med certifikatet ovan och att inte en enda byte i den förseglade filen har ändrats sedan dess. Den bevisar inte i sig att någon part gick med på något.',
    },
    trail: {
      title: 'Vad händelseloggen bevisar',
      text: 'Händelseloggen är beviset för att varje part gick med på dokumentet: vilken text parten såg och godtog, hur parten nåddes och verifierades, och när. Den är så stark som sättet att verifiera parten.',
    },
    evidence: {
      title: 'Alla bevis',
      text: 'Filen evidence.json är bifogad i den här pdf-filen och skyddas av förseglingen. Den har alla uppgifter på de här sidorna i sin helhet, och program kan läsa den.',
    },
  },
}
