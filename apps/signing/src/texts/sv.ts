import type { PartyRole } from '@paraph/client'
import type { Texts } from './en.ts'

const verbs: Record<PartyRole, string> = {
  SIGNER: 'skriva under',
  ACCEPTOR: 'godkänna',
  REVIEWER: 'granska',
  ORGANIZER: 'skriva under',
}

export const sv = {
  loading: 'Läser in…',
  languageName: 'Svenska',
  changeLanguage: 'Språk',
  footer: 'Skickat med Paraph',
  reload: 'Läs in sidan igen',

  verb: (role) => verbs[role],
  roles: { SIGNER: 'Skriver under', ACCEPTOR: 'Godkänner', REVIEWER: 'Granskar', ORGANIZER: 'Organiserar' },
  from: (sender) => `Från ${sender}`,
  messageFrom: (sender) => `Meddelande från ${sender}`,
  expires: (date) => `Kan skrivas under till och med ${date}.`,
  participants: 'Vilka som deltar',
  participantsAll: (count) => `Vilka som deltar: ${count} personer`,
  showAll: 'Visa hela meddelandet',
  showLess: 'Visa mindre',
  you: 'du',
  statuses: { NOT_SIGNED: 'Inte klar än', SIGNED: 'Klar', REJECTED: 'Har avböjt' },
  doneAt: (date) => `Klar ${date}`,

  act: {
    title: (sender, verb) => `${sender} ber dig ${verb} det här dokumentet`,
    next: {
      SIGNER: 'Läs dokumentet. Skriv sedan under det, eller avböj.',
      ACCEPTOR: 'Läs dokumentet. Godkänn det sedan, eller avböj.',
      REVIEWER: 'Läs dokumentet. Bekräfta sedan din granskning, eller avböj.',
      ORGANIZER: 'Läs dokumentet. Skriv sedan under det, eller avböj.',
    },
    goTo: {
      SIGNER: 'Gå vidare till underskriften',
      ACCEPTOR: 'Gå vidare till godkännandet',
      REVIEWER: 'Gå vidare till bekräftelsen',
      ORGANIZER: 'Gå vidare till underskriften',
    },
  },
  follow: {
    title: 'Du följer det här dokumentet',
    next: 'Du behöver inte göra något. Här kan du se hur det går.',
  },
  wait: {
    title: 'Det är inte din tur än',
    next: 'Andra måste göra sin del först. Du får ett meddelande när det är din tur, om avsändaren har valt e-post eller sms för dig. Sidan visar det också, och du kan öppna länken igen senare. Du kan redan läsa dokumentet.',
  },
  signed: {
    title: {
      SIGNER: 'Du har skrivit under',
      ACCEPTOR: 'Du har godkänt',
      REVIEWER: 'Du har bekräftat din granskning',
      ORGANIZER: 'Du har skrivit under',
    },
    next: 'Sidan visar när dokumentet är klart, och du får ett meddelande. Du kan stänga sidan.',
    nextByLink:
      'Sidan visar när dokumentet är klart. Du kan också stänga den och ladda ner dokumentet senare med samma länk.',
  },
  completed: {
    title: 'Dokumentet är klart',
    next: 'Alla har gjort sin del. Ladda ner den förseglade PDF-filen med alla underskrifter och spara den: den är ditt bevis.',
    download: 'Ladda ner den förseglade PDF-filen',
    downloadOriginal: 'Ladda ner original-PDF:en, utan underskrifter',
  },
  rejectedByMe: {
    title: 'Du har avböjt dokumentet',
    next: 'Dokumentet är avslutat för alla, och avsändaren vet om det. Du kan stänga sidan.',
  },
  rejectedByOther: {
    title: (name) => `${name} har avböjt dokumentet`,
    next: 'Det kan inte längre skrivas under, och du behöver inte göra något. Fråga avsändaren om du undrar något.',
  },
  cancelled: {
    title: 'Avsändaren har återkallat dokumentet',
    next: 'Det kan inte längre läsas eller skrivas under, och du behöver inte göra något. Fråga avsändaren om du undrar något.',
  },
  expired: {
    title: 'Dokumentets tid har gått ut',
    next: 'Det kan inte längre läsas eller skrivas under. Be avsändaren skicka det igen.',
  },
  linkInvalid: {
    title: 'Länken fungerar inte',
    next: 'Den är ofullständig, eller så har en nyare länk ersatt den. Öppna länken i det senaste meddelandet från avsändaren, eller be avsändaren om en ny.',
  },
  linkMissing: {
    title: 'Öppna länken i ditt meddelande',
    next: 'Sidan visar ett dokument bara med länken från ditt e-brev eller sms. Öppna den länken igen.',
  },
  otherBrowser: {
    title: 'Gå tillbaka till webbläsaren där du började',
    next: 'BankID-appen har öppnat en annan webbläsare, så inget är underskrivet än. Gå tillbaka till webbläsaren där du började. Eller öppna länken i ditt meddelande i den här webbläsaren och skriv under igen.',
  },
  tooMany: {
    title: 'För många försök',
    next: (minutes) =>
      minutes === 1 ? 'Vänta en minut och försök igen.' : `Vänta ${minutes} minuter och försök igen.`,
  },
  unavailable: {
    title: 'Dokumentet kan inte läsas in just nu',
    next: 'Servern svarar inte, eller så saknar du internet. Inget har gått förlorat. Försök igen om en stund.',
    tryAgain: 'Försök igen',
  },
  wrongPerson: {
    open: 'Det här är inte till mig',
    title: 'Är det här inte till dig?',
    explain: (name, sender) =>
      `Dokumentet är till ${name}. Om du är någon annan kan du säga det här. Det noteras för ${sender}, och sidan glömmer länken. Inget skrivs under eller avböjs.`,
    confirm: 'Jag är inte den personen',
    doneTitle: 'Tack för att du berättade',
    doneNext: 'Dokumentet är inte till dig. Skicka inte meddelandet vidare. Du kan radera det och stänga sidan.',
  },

  verification: {
    title: 'Bekräfta att det är du',
    sms: (to) => `Innan du kan se dokumentet skickar vi en kod med sms till ${to}.`,
    email: (to) => `Innan du kan se dokumentet skickar vi en kod med e-post till ${to}.`,
    send: 'Skicka kod',
    sent: (to) => `Koden är på väg till ${to}. Den gäller i 10 minuter.`,
    label: 'Kod med sex siffror',
    confirm: 'Bekräfta',
    wait: (seconds) => `Du kan få en ny kod om ${seconds} sekunder.`,
    canResend: 'Du kan få en ny kod nu.',
    again: 'Det har gått en tid sedan du bekräftade att det är du. Gör det igen. Din namnteckning finns kvar.',
    resend: 'Skicka en ny kod',
    incomplete: 'Skriv alla sex siffror.',
    wrong:
      'Koden är fel eller gäller inte längre. Kontrollera den, eller begär en ny. Efter fem felaktiga koder behövs en ny.',
    notMine: 'Inte ditt nummer eller din adress? Be avsändaren om en ny länk.',
  },

  reader: {
    title: 'Dokumentet',
    pages: (count) => (count === 1 ? '1 sida' : `${count} sidor`),
    page: (page, count) => `Sida ${page} av ${count}`,
    zoomIn: 'Zooma in',
    zoomOut: 'Zooma ut',
    download: 'Ladda ner',
    sealed: 'Förseglad PDF',
    downloadPdf: 'Ladda ner PDF-filen',
    text: 'Text',
    asText: 'Visa dokumentet som text',
    textHint:
      'Bara dokumentets text, utan utseende och bilder. Det är sidorna själva som gäller: titta på dem också innan du går vidare.',
    noText: 'Den här sidan har ingen text. Den kan vara en bild, till exempel en inskanning.',
    morePages: 'Visa fler sidor',
    webLink: (text: string) => `${text} (öppnas i en ny flik)`,
    pageLink: (text: string, page: number) => `${text} (gå till sidan ${page})`.trim(),
    downloading: 'Nedladdningen har börjat.',
    downloadFailed: 'PDF-filen kunde inte laddas ner. Försök igen.',
    opening: 'Öppnar dokumentet…',
    limited: 'Servern får för många anrop med den här länken. Resten läses in om högst en minut.',
    offline: 'Du är inte ansluten till internet. Det du ser finns kvar, och resten laddas när du är ansluten igen.',
    noAnswer: 'Servern svarar inte. Det du ser finns kvar, och resten laddas så snart den svarar.',
    loadingPage: (page) => `Sida ${page} laddas…`,
    failed: 'Webbläsaren kan inte visa dokumentet. Ladda ner PDF-filen och läs den innan du går vidare.',
  },

  sign: {
    title: { SIGNER: 'Skriv under', ACCEPTOR: 'Godkänn', REVIEWER: 'Bekräfta granskningen', ORGANIZER: 'Skriv under' },
    sending: 'Ett ögonblick…',
    failed: 'Det gick inte, och inget skrevs under. Försök igen.',
    unknown:
      'Servern svarar inte, så vi vet inte om det gick. Kontrollera anslutningen och försök igen. Du kan inte skriva under två gånger.',
    lastStep: 'Ett steg kvar',
    outdated: 'Texten som du godkänner har ändrats. Läs den igen innan du går vidare.',
    reject: 'Avböj…',
  },
  bankId: {
    failed: 'BankID kan inte visas just nu. Kontrollera anslutningen och läs in sidan igen.',
  },
  drawing: {
    add: 'Lägg till din underskrift',
    change: 'Ändra underskriften',
    title: 'Din underskrift',
    draw: 'Rita',
    type: 'Skriv mitt namn',
    how: 'Hur vill du skriva under?',
    cannotDraw: 'Den här webbläsaren låter inte sidan rita. Skriv ditt namn i stället.',
    padLabel: 'Fält att rita i. Om du inte kan rita, välj ”Skriv mitt namn”.',
    hint: 'Rita med fingret, en penna eller musen.',
    undo: 'Ångra',
    clear: 'Rensa',
    name: 'Ditt fullständiga namn',
    use: 'Använd underskriften',
    cancel: 'Avbryt',
    emptyDrawing: 'Rita din underskrift först.',
    emptyName: 'Skriv ditt namn först.',
    tooLittle: 'Det ser ut som en prick eller ett rakt streck. Rita din underskrift, eller skriv ditt namn.',
    initial: 'Skriv hela ditt namn.',
    full: 'Fältet är fullt: det sista strecket sparades inte.',
    undone: 'Det sista strecket är borttaget.',
    cleared: 'Fältet är tomt.',
    added: 'Din underskrift är tillagd. Läs nu texten och skriv under.',
    preview: 'Din ritade underskrift',
    typed: (name) => `Underskrift: ${name}`,
  },
  manual: {
    notLoaded: 'Knapparna för skanningen kan inte visas just nu. Kontrollera anslutningen och läs in sidan igen.',
    missing: 'Ladda upp skanningen först.',
  },
  reject: {
    title: 'Avböja dokumentet?',
    reason: 'Anledning (frivilligt)',
    reasonHint: 'Avsändaren och de andra parterna kan läsa anledningen.',
    back: 'Tillbaka',
    confirm: 'Avböj',
    failed: 'Det gick inte. Kontrollera anslutningen och försök igen.',
  },
  wayOn: { continue: (host) => `Fortsätt till ${host}`, close: 'Stäng' },

  receipt: {
    title: 'Kvitto',
    signedAt: 'När',
    name: 'Vem',
    document: 'Dokument',
    statement: 'Text',
    verification: 'Bekräftad med',
    verifications: {
      NONE: 'Den personliga länken. Ingen kod krävdes.',
      SMS_BEFORE_SIGNING: 'En kod med sms',
      EMAIL_BEFORE_SIGNING: 'En kod med e-post',
    },
    bankId: 'Underskrivet med BankID av',
    link: 'Länk',
    links: { MESSAGE: 'Från meddelandet till dig', API: 'Från avsändaren' },
    sha256: 'PDF-filens fingeravtryck (SHA-256)',
    print: 'Skriv ut kvittot',
  },
} satisfies Texts
