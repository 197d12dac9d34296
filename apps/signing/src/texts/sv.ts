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
  test: 'Det här är ett test. Det du skriver under här har ingen rättslig verkan.',
  keptLanguage: {
    statement: 'Texten som du godkänner är kvar på engelska, dokumentets språk. Du går med på exakt den texten.',
    message: 'Avsändaren har skrivit texten. Den översätts inte.',
  },

  verb: (role) => verbs[role],
  roles: { SIGNER: 'Skriver under', ACCEPTOR: 'Godkänner', REVIEWER: 'Granskar', ORGANIZER: 'Organiserar' },
  organizesAndSigns: 'Organiserar och skriver under',
  from: (sender) => `Från ${sender}`,
  askSender: (sender) => `Frågor? Kontakta ${sender}:`,
  messageFrom: (sender) => `Meddelande från ${sender}`,
  expires: (date) => `Kan skrivas under till och med ${date}.`,
  participants: 'Vilka som deltar',
  participantsAll: (count) => `Vilka som deltar: ${count} personer`,
  showAll: 'Visa hela meddelandet',
  showLess: 'Visa mindre',
  you: 'du',
  statuses: { NOT_SIGNED: 'Inte klar än', SIGNED: 'Klar', REJECTED: 'Har avböjt' },
  doneAt: (date) => `Klar ${date}`,
  notDone: 'Inte klar',
  yourTurn: 'Det är din tur',
  theirTurn: 'Det är den här personens tur',
  waitsFor: (names) => `Väntar på ${names}`,
  others: (count) => (count === 1 ? '1 person till' : `${count} andra`),

  message: {
    EMAIL: (to) => `ett mejl till ${to}`,
    SMS: (to) => `ett sms till ${to}`,
  },
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
  capacity: {
    label: {
      SIGNER: 'Du skriver under i egenskap av:',
      ACCEPTOR: 'Du godkänner i egenskap av:',
      REVIEWER: 'Du granskar i egenskap av:',
      ORGANIZER: 'Du skriver under i egenskap av:',
    },
    orgNumber: (number) => `organisationsnummer ${number}`,
  },
  follow: {
    title: 'Du följer det här dokumentet',
    next: 'Du behöver inte göra något. Här kan du se hur det går.',
  },
  wait: {
    title: 'Det är inte din tur än',
    next: (message, names) =>
      `${names} måste skriva under, godkänna eller granska först. ${
        message
          ? `Du får ${message} när det är din tur, och den här sidan visar det också.`
          : 'Du får inget meddelande när det är din tur, men den här sidan visar det. Öppna länken igen senare.'
      } Du kan redan läsa dokumentet.`,
  },
  signed: {
    title: {
      SIGNER: 'Du har skrivit under',
      ACCEPTOR: 'Du har godkänt',
      REVIEWER: 'Du har bekräftat din granskning',
      ORGANIZER: 'Du har skrivit under',
    },
    next: (message) =>
      message
        ? `Den här sidan visar när dokumentet är klart, och du får ${message}. Du kan stänga sidan.`
        : 'Den här sidan visar när dokumentet är klart. Du kan också stänga den och ladda ner dokumentet senare med samma länk.',
  },
  completed: {
    title: 'Dokumentet är klart',
    next: 'Alla har gjort sin del. Ladda ner den förseglade PDF-filen med alla underskrifter och spara den: den är ditt bevis.',
    download: 'Ladda ner den förseglade PDF-filen',
    mailed: (to) => `Vi har även mejlat den förseglade PDF-filen till ${to}.`,
    signature: (page) => `Din underskrift: sida ${page}`,
    signatures: (page) => `Underskrifterna: från sida ${page}`,
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
  reasonFrom: (name) => `Anledning från ${name}`,
  signedInVain:
    'Du hade gjort din del, men dokumentet träder inte i kraft, eftersom inte alla har gjort sin. Ditt kvitto och dokumentet finns kvar på den här sidan.',
  cancelled: {
    title: 'Avsändaren har återkallat dokumentet',
    next: 'Det kan inte längre läsas eller skrivas under, och du behöver inte göra något. Fråga avsändaren om du undrar något.',
  },
  expired: {
    at: (date) => `Tiden för underskrift gick ut ${date}.`,
    title: 'Dokumentets tid har gått ut',
    next: 'Det kan inte längre läsas eller skrivas under. Be avsändaren skicka det igen.',
  },
  linkInvalid: {
    title: 'Länken fungerar inte',
    next: 'En nyare länk har ersatt den, eller så ändrades den på vägen. Öppna länken i det senaste meddelandet från avsändaren, eller be avsändaren om en ny.',
  },
  linkIncomplete: {
    title: 'Länken är ofullständig',
    next: 'En del av länken saknas, troligen för att ett program har kapat den. Kopiera hela länken från meddelandet, från https:// till sista tecknet. Klistra sedan in den i webbläsarens adressfält. Om den är kapad i meddelandet också, be avsändaren om en ny.',
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
  notForMe: {
    open: 'Det här är inte till mig',
    title: 'Är det här inte till dig?',
    explain: (name, sender) =>
      `Dokumentet är till ${name}. Om du är någon annan kan du säga det här. Det noteras för ${sender}, och länken visar sedan inte längre dokumentet. Inget skrivs under eller avböjs.`,
    confirm: 'Jag är inte den personen',
  },
  wrongPerson: {
    title: 'Det här dokumentet är inte till dig',
    next: (sender) =>
      `Någon med den här länken har sagt det, och det är noterat för ${sender}. Länken visar inte längre dokumentet. Skicka inte meddelandet vidare. Om dokumentet ändå är till dig: be ${sender} att skicka det igen.`,
  },
  removed: {
    title: 'Du deltar inte längre',
    next: (sender) =>
      `${sender} har tagit bort dig från dokumentet, så den här länken visar det inte längre. Du behöver inte göra något.`,
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

  beside: {
    title: 'Utöver sidorna',
    hint: 'PDF-filen innehåller också sådant som dess sidor inte visar. Det hör till det som du går med på. Öppna bifogade filer bara om du litar på avsändaren: ingen har kontrollerat dem.',
    all: (files, comments) =>
      [
        files > 0 && (files === 1 ? '1 bifogad fil' : `${files} bifogade filer`),
        comments > 0 && (comments === 1 ? '1 kommentar' : `${comments} kommentarer`),
      ]
        .filter(Boolean)
        .join(', '),
    comment: (page) => `Kommentar på sidan ${page}`,
    download: (name) => `Ladda ner ${name}`,
  },
  reader: {
    title: 'Dokumentet',
    pages: (count) => (count === 1 ? '1 sida' : `${count} sidor`),
    page: (page, count) => `Sida ${page} av ${count}`,
    pageWord: 'Sida',
    ofPages: (count) => `av ${count}`,
    goToPage: 'Gå till sidan',
    wrongPage: (count) => `Skriv ett sidnummer från 1 till ${count}.`,
    nearestPage: (page, count) => `Dokumentet har ${count} sidor. Det här är sidan ${page}.`,
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
    smallLetters: 'Små bokstäver?',
    enlarge: 'Förstora',
    readAsText: 'Läs som text',
    earlierPages: 'Visa tidigare sidor',
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

  reading: {
    missing: 'Sidan kan inte visa dokumentet för dig just nu.',
    readOn: 'Läs vidare',
    refused: 'Läs dokumentet till sista sidan. Eller kryssa i rutan om du har läst det.',
    mayGoOn: 'Det räcker. Nu kan du trycka på knappen igen.',
    refusedMissing: 'Kryssa i rutan om du har läst dokumentet på annat sätt. Vänta annars tills sidan visar det.',
  },
  sign: {
    title: { SIGNER: 'Skriv under', ACCEPTOR: 'Godkänn', REVIEWER: 'Bekräfta granskningen', ORGANIZER: 'Skriv under' },
    sending: 'Ett ögonblick…',
    failed: 'Det gick inte, och inget skrevs under. Försök igen.',
    unknown:
      'Servern svarar inte, så vi vet inte om det gick. Kontrollera anslutningen och försök igen. Du kan inte skriva under två gånger.',
    lastStep: 'Ett steg kvar',
    lastSteps: 'Två steg kvar',
    outdated: 'Texten som du godkänner har ändrats. Läs den igen innan du går vidare.',
    reject: 'Avböj…',
    others:
      'Alla som får den förseglade PDF-filen kan se ditt namn, vad du har skrivit under eller fyllt i, och när. Dess bilaga innehåller också adressen som du nåddes på, din IP-adress och din webbläsare.',
    othersBankId: 'Efter en underskrift med BankID innehåller den även hela ditt personnummer.',
  },
  /** While an act waits for the connection. */
  line: {
    offline: 'Du är inte ansluten till internet. Det går vidare av sig själv när du är ansluten igen.',
    noAnswer:
      'Servern svarar inte, så vi vet inte än om det gick. Det går vidare av sig själv. Du kan inte göra det två gånger.',
    stop: 'Vänta inte',
  },
  skip: { label: 'Hoppa till', document: 'Hoppa till dokumentet', act: 'Hoppa till det du kan göra' },
  fields: {
    notLoaded: 'Dokumentets fält kan inte visas nu. Kontrollera anslutningen och ladda sidan igen.',
  },
  bankId: {
    failed: 'BankID kan inte visas just nu. Kontrollera anslutningen och läs in sidan igen.',
  },
  drawing: {
    add: 'Lägg till din underskrift',
    change: 'Ändra underskriften',
    title: 'Din underskrift',
    ways: { draw: 'Rita här', phone: 'Rita på telefonen', type: 'Skriv mitt namn', picture: 'Använd en bild' },
    how: 'Hur vill du skriva under?',
    cannotDraw: 'Den här webbläsaren låter inte sidan rita. Skriv ditt namn i stället.',
    padLabel: 'Fält att rita i. Om du inte kan rita, välj ”Skriv mitt namn”.',
    hint: 'Rita med fingret, en penna eller musen.',
    pictureHint:
      'Skriv under med en mörk penna på vitt papper och fotografera bara namnteckningen. Eller välj en bild av din namnteckning. Bara bläcket används och skickas.',
    takePhoto: 'Ta ett foto',
    choosePicture: 'Välj en bild',
    chooseOther: 'Välj en annan bild',
    findingInk: 'Söker efter namnteckningen i bilden…',
    pictureFound: 'Det här är namnteckningen i bilden. Använd den, eller välj en annan bild.',
    picturePreview: 'Bilden av din namnteckning',
    emptyPicture: 'Välj en bild av din namnteckning först.',
    inkFailed: 'Bilden kunde inte användas. Kontrollera anslutningen och försök igen, eller rita din underskrift.',
    inkFaults: {
      heic: 'Bilden har formatet HEIC, som den här webbläsaren inte kan läsa. Spara den som JPEG, eller öppna sidan på telefonen som tog fotot.',
      unreadable: 'Webbläsaren kan inte läsa filen. Välj en JPEG eller PNG.',
      tooLarge: 'Bilden är för stor. Välj en mindre.',
      noInk: 'Det finns ingen namnteckning i bilden. Använd en mörk penna på vitt papper, och mer ljus.',
      notInk: 'Bilden visar för mycket bredvid namnteckningen. Fotografera bara namnteckningen, på vitt papper.',
    },
    undo: 'Ångra',
    clear: 'Rensa',
    name: 'Ditt fullständiga namn',
    use: 'Använd underskriften',
    cancel: 'Avbryt',
    emptyDrawing: 'Rita din underskrift först.',
    emptyName: 'Skriv ditt namn först.',
    tooLittle: 'Det ser ut som en prick eller ett rakt streck. Rita din underskrift, eller skriv ditt namn.',
    initial: 'Skriv hela ditt namn.',
    otherName: (name, typed) =>
      `Du ombeds skriva under som ${name}. Om du också heter ”${typed}”, välj ”Använd underskriften” igen.`,
    full: 'Fältet är fullt: det sista strecket sparades inte.',
    undone: 'Det sista strecket är borttaget.',
    cleared: 'Fältet är tomt.',
    added: 'Din underskrift är tillagd. Läs nu texten och skriv under.',
    preview: 'Din ritade underskrift',
    typed: (name) => `Underskrift: ${name}`,
    phone: {
      hint: 'Skanna koden med telefonens kamera och rita där. Kom sedan tillbaka till den här sidan: du skriver under här.',
      code: 'QR-kod till din telefon. Om du inte kan skanna den, välj ”Skriv mitt namn”.',
      starting: 'Koden skapas…',
      waiting: 'Väntar på din telefon…',
      offline: 'Sidan har ingen anslutning. Den fortsätter av sig själv.',
      drawn: 'Din teckning har kommit fram. Använd den, eller rita igen.',
      ended: 'Koden gäller inte längre.',
      failed: 'Koden kunde inte skapas. Kontrollera anslutningen, eller skriv under på ett annat sätt.',
      again: 'Rita igen',
      newCode: 'Visa en ny kod',
      empty: 'Rita din underskrift på telefonen först.',
    },
  },
  phone: {
    title: 'Rita din underskrift',
    about: (document, name) => `För ${name}, i ”${document}”`,
    hint: 'Rita med fingret och skicka teckningen till datorn. Du skriver under där.',
    padLabel: 'Fält att rita i',
    send: 'Skicka till datorn',
    sending: 'Skickar…',
    draw: {
      sentTitle: 'Din teckning finns på datorn',
      sentNext: 'Fortsätt där. Du har inte skrivit under än. Du kan stänga den här sidan.',
      endedNext: 'En kod gäller i 10 minuter och för en teckning. Visa en ny kod på datorn och skanna den.',
    },
    scan: {
      title: 'Fotografera de underskrivna sidorna',
      sentTitle: 'Dina sidor finns på datorn',
      sentNext: 'Titta på dem där och skriv under. Du har inte skrivit under än. Du kan stänga den här sidan.',
      endedNext:
        'En kod fungerar i 30 minuter och för en uppladdning. Titta på datorn: om sidorna inte finns där, visa en ny kod och skanna den.',
    },
    endedTitle: 'Koden gäller inte längre',
    failed: 'Teckningen skickades inte. Kontrollera anslutningen och försök igen.',
  },
  manual: {
    needs:
      'Du skriver under det här dokumentet på papper: du behöver en skrivare, en penna och en telefon med kamera eller en skanner.',
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
    goTo: 'Visa ditt kvitto',
    signedAt: 'När',
    name: 'Vem',
    capacity: 'I egenskap av',
    document: 'Dokument',
    statement: 'Din förklaring',
    reason: 'Anledning',
    noReason: 'Ingen anledning angiven',
    verification: 'Bekräftad med',
    verifications: {
      NONE: 'Den personliga länken. Ingen kod krävdes.',
      SMS_BEFORE_SIGNING: 'En kod med sms',
      EMAIL_BEFORE_SIGNING: 'En kod med e-post',
    },
    bankId: 'Underskrivet med BankID av',
    link: 'Varifrån länken kom',
    links: { MESSAGE: 'Meddelandet till dig', API: 'Avsändaren' },
    sha256: 'PDF-filens fingeravtryck (SHA-256)',
    print: 'Skriv ut kvittot',
  },
} satisfies Texts
