import { sv as report } from '@paraph/verify/texts/sv'
import type { VerifyTexts } from './verify-en.ts'

export const verifySv: VerifyTexts = {
  report,
  title: 'Kontrollera en förseglad pdf',
  intro: 'Välj en pdf som har förseglats av Paraph. Sidan visar om den har ändrats och vem som har skrivit under.',
  privacy: 'Filen stannar på den här enheten. Den kontrolleras i din webbläsare och laddas aldrig upp.',
  choose: 'Välj en pdf',
  chooseOther: 'Kontrollera en annan pdf',
  drop: 'eller släpp den här',
  dropNow: 'Släpp filen för att kontrollera den',
  checking: (name) => `Kontrollerar ”${name}”…`,
  insecure: 'Sidan kan bara kontrollera filer över HTTPS. Öppna den med en adress som börjar med https.',
  failed: 'Filen gick inte att läsa. Välj den igen, eller prova en annan webbläsare.',
  unsealed: {
    empty: {
      title: 'Filen är tom',
      next: 'Den har inget innehåll, så nedladdningen eller kopieringen fungerade inte. Hämta filen igen och välj den här.',
    },
    incomplete: {
      title: 'Pdf-filen är inte hel',
      next: 'Slutet saknas, till exempel för att en nedladdning avbröts. Hämta filen igen och välj den här.',
    },
    too_large: {
      title: 'Filen är för stor',
      next: 'Filer på mer än 256 MB kan inte kontrolleras här. Filer som Paraph förseglar är mindre, så kontrollera att du valde rätt fil.',
    },
    not_a_pdf: {
      title: 'Filen är ingen pdf',
      next: 'Bara en förseglad pdf kan kontrolleras. Välj den förseglade pdf som du laddade ner, eller be avsändaren om den.',
    },
    encrypted: {
      title: 'Pdf-filen är krypterad',
      next: 'Filer som Paraph har förseglat är inte krypterade, så det här är inte en av dem. Be avsändaren om den förseglade pdf-filen.',
    },
    no_seal: {
      title: 'Pdf-filen har ingen försegling',
      next: 'Den har aldrig haft någon försegling, eller så har förseglingen tagits bort, så inget kan sägas om den. Be avsändaren om den förseglade pdf-filen.',
    },
    not_paraph: {
      title: 'Pdf-filen är underskriven med ett annat program',
      next: 'Den har ingen försegling från Paraph med bevisning. Kontrollera den med programmet eller tjänsten som den är underskriven med.',
    },
    damaged: {
      title: 'Förseglingen går inte att läsa',
      next: 'Filen är skadad, eller så har någon ändrat den. Lita inte på den, och be avsändaren om den förseglade pdf-filen.',
    },
  },
  reasons: 'Varför',
  file: 'Fil',
  document: 'Dokument',
  sender: 'Skickat av',
  origins: {
    unknown: (service) =>
      `Den här tjänsten har inte gjort filen. Filen uppger ${service}. Öppna den tjänstens egen sida, men bara om du känner till adressen från annat håll.`,
    unavailable: 'Det gick inte att fråga den här tjänsten om den har gjort filen. Försök igen senare.',
  },
  issuer: 'Certifikatet utfärdat av',
  validity: 'Certifikatet giltigt',
  validBetween: (from, to) => `från ${from} till ${to}`,
  noSealer: 'Ingen kan anges.',
  noTime: 'Ingen tid kan anges.',
  noPersons: 'Filen har ingen bevisning som skyddas av en försegling. Det den säger om personer bevisar ingenting.',
  roles: { SIGNER: 'Undertecknare', ACCEPTOR: 'Godkännare', REVIEWER: 'Granskare', ORGANIZER: 'Organisatör' },
  act: 'Hur',
  at: 'När',
  link: 'Länk',
  verification: 'Kod',
  reading: 'Läsning',
  addresses: 'Adresser',
  statement: 'Gick med på',
  technical: 'Tekniska uppgifter',
  fileHash: 'Den här filens SHA-256',
  originalHash: 'Originalets SHA-256',
  certificateHash: 'Certifikatets SHA-256',
  level: 'Typ av försegling',
  found: 'Hittat',
  ipAddress: 'IP-adress',
  second: 'En andra bedömning',
  secondText:
    'Europeiska kommissionen har en egen kontroll. Den bedömer förseglingen, men inte händelseloggen. Filen laddas upp dit.',
  secondLink: 'Öppna Europeiska kommissionens kontroll',
  footer: 'Kontrollerat med Paraph, i din webbläsare',
}
