import { wordsForField } from '@paraph/contract/field-words'
import type { Texts } from './texts.ts'

export const sv: Texts = {
  verdicts: {
    holds: 'Förseglingen håller',
    does_not_hold: 'Förseglingen håller inte',
    cannot_be_said: 'Det går inte att svara',
    unconfirmed: 'Oförändrad, men ingen bekräftar vem som förseglade den',
  },
  meanings: {
    holds:
      'Det här är dokumentet som förseglades. Inget i det har ändrats sedan dess, och det är bekräftat vem som förseglade det.',
    does_not_hold: 'Lita inte på den här filen. Be att få den fil som förseglades.',
    cannot_be_said: 'Den här filen ger inget skäl att lita på den, och inget skäl att anklaga någon.',
    unconfirmed:
      'Inget i dokumentet har ändrats sedan det förseglades. Men vem som helst kan göra ett certifikat med vilket namn som helst, så namnet bevisar ingenting förrän någon du litar på bekräftar det.',
  },
  reasons: {
    damaged: 'Filen har en försegling som inte går att läsa. Filen är skadad eller har ändrats.',
    range_wrong: 'Förseglingen omfattar inte filen på det sätt som en försegling måste.',
    contents_unclear: 'Själva förseglingen är inte skriven som den måste vara.',
    format_wrong: 'Signaturen har inte en förseglings format (PAdES).',
    changed: 'Filen har ändrats efter att den förseglades.',
    signature_wrong: 'Förseglingens kryptografiska signatur är fel.',
    certificate_unbound: 'Förseglingen säger inte vilket certifikat den hör till.',
    weak: 'Förseglingen använder kryptografi som inte längre skyddar.',
    certificates_wrong: 'Förseglingen innehåller ett certifikat som inte hör dit.',
    added_after_seal: 'Något har lagts till i filen efter att den förseglades.',
    not_valid_then: 'Förseglingens certifikat var inte giltigt när filen förseglades.',
    key_usage_wrong: 'Förseglingens certifikat är inte avsett för signaturer.',
    revoked: 'Förseglingens certifikat var spärrat när filen förseglades.',
    timestamp_wrong: 'En av förseglingens tidsstämplar är fel.',
    evidence_damaged: 'Bevisningen i filen går inte att läsa.',
    original_changed: 'Dokumentet i filen är inte det som bevisningen handlar om.',
    trail_broken: 'Händelseloggen i bevisningen har ändrats.',
    signature_mismatch: 'En persons underskrift i bevisningen stämmer inte med händelseloggen.',
    bankid_wrong: 'En underskrift med BankID i filen håller inte.',
    bankid_mismatch: 'En underskrift med BankID i filen gäller ett annat dokument eller en annan person.',
    fields_mismatch: 'Det som sidorna visar i fälten eller i sidfoten är inte det som bevisningen säger.',
    too_large: 'Filen är för stor för att kontrolleras här.',
    not_a_pdf: 'Filen är inte en pdf.',
    encrypted: 'Pdf-filen är krypterad. Det är en förseglad fil inte.',
    no_seal: 'Pdf-filen har ingen försegling. Antingen har den aldrig haft någon, eller så har den tagits bort.',
    not_paraph: 'Pdf-filen har en signatur från ett annat program, men ingen försegling från Paraph med bevisning.',
    unsupported: 'Förseglingen använder kryptografi som inte kan kontrolleras här.',
    evidence_newer: 'En nyare version av Paraph har gjort filen. Kontrollera den med den versionen.',
    sealer_unconfirmed: 'Inget betrott certifikat bekräftar vem som förseglade filen.',
    expired_since:
      'Förseglingens certifikat har gått ut sedan dess, och ingen betrodd tidsstämpel visar att förseglingen är äldre.',
  },
  questions: {
    intact: 'Är filen oförändrad?',
    sealer: 'Vem förseglade den?',
    when: 'När förseglades den?',
    persons: 'Hur identifierades var och en?',
    notChecked: 'Vad som inte har kontrollerats',
  },
  intact: {
    yes: 'Ja. Inte en enda byte har ändrats sedan filen förseglades.',
    no: 'Nej.',
    unknown: 'Det går inte att säga.',
  },
  unused: (bytes) =>
    `Den förseglade delen är orörd. Efter den har ${bytes} byte lagts till som ingen läsare använder (blanktecken, till exempel en radbrytning).`,
  confirmedBy: {
    certificate: 'Bekräftat av ett betrott certifikat.',
    service: 'Bekräftat av den här tjänsten: den har gjort just det som är förseglat i den här filen.',
    nobody: 'Inte bekräftat. Namnet kommer från filen själv.',
  },
  selfSigned:
    'Servern som förseglade filen har själv gjort certifikatet. Ingen utfärdare har kontrollerat namnet i det.',
  revocation: {
    good: 'Filen innehåller bevis för att certifikatet inte var spärrat.',
    revoked: 'Certifikatet var spärrat.',
    missing: 'Filen innehåller inget bevis för att certifikatet inte var spärrat.',
    too_large:
      'Filen innehåller en spärrlista som är för stor för att läsas här: mer än 2 MB eller 200 000 värden. Därför kontrollerades inte om certifikatet var spärrat.',
    not_needed: 'Det finns ingen utfärdare som kunde ha spärrat certifikatet.',
  },
  claimed: (time) => `${time}, enligt tjänstens klocka.`,
  timestamp: (time, authority) => `${authority} bekräftar att förseglingen fanns ${time}.`,
  archival: (time, authority) => `${authority} bekräftar att hela filen fanns ${time}.`,
  untrustedAuthority: 'Det har inte kontrollerats om den här tidsstämplingstjänsten går att lita på.',
  noTimestamp: 'Ingen oberoende tjänst bekräftar tiden.',
  remarks: {
    events_disordered: 'Händelseloggen har en händelse som är tidigare än händelsen före den.',
    signature_time_differs: 'En underskrift har en annan tid än sin händelse i händelseloggen.',
    later_than_seal: 'Bevisningen har en tid som är senare än förseglingen eller dess tidsstämpel.',
    seal_in_future: 'Förseglingen är från en tid som inte har kommit än.',
  },
  remarksMeaning:
    'Några tider kan inte stämma, eftersom en klocka gick fel: tjänstens, tidsstämpelns eller den här datorns. Lita inte på de tiderna. Händelseloggens ordning visar ändå vad som kom först.',
  levels: {
    'B-B': 'PAdES B-B: en försegling utan tidsstämpel',
    'B-T': 'PAdES B-T: en försegling med tidsstämpel',
    'B-LT': 'PAdES B-LT: med tidsstämpel och med bevis för att certifikaten var giltiga',
    'B-LTA': 'PAdES B-LTA: med tidsstämpel även på det beviset, för många år',
  },
  signatures: {
    NONE: 'Bekräftade med en knapp',
    CLICK_TO_SIGN: 'Bekräftade med en knapp',
    DRAWING: 'Ritade sin namnteckning eller skrev sitt namn',
    MANUAL: 'Skrev under på papper och laddade upp en skanning',
    BANKID: 'Skrev under med BankID',
  },
  marks: {
    drawn: 'Ritade en underskrift',
    typed: (name) => `Skrev namnet ”${name}” som underskrift`,
    picture: 'Gav en bild av en underskrift',
  },
  filled: {
    title: 'Ifyllt',
    field: (field, pages) =>
      `${wordsForField(field, 'SV')} (${pages.length > 1 ? 'sidorna' : 'sida'} ${pages.join(', ')})`,
    mark: 'en teckning eller en bild',
    ticked: 'ikryssat',
    notTicked: 'inte ikryssat',
    empty: 'lämnat tomt',
    shown: 'Filens sidor visar samma sak, så långt utrymmet i varje fält räcker. Det kontrollerades här.',
  },
  verifications: {
    NONE: 'Inget mer krävdes.',
    SMS_BEFORE_SIGNING: 'Personen angav en kod från ett sms.',
    EMAIL_BEFORE_SIGNING: 'Personen angav en kod från ett e-brev.',
  },
  links: {
    MESSAGE: 'Personen använde länken i sitt meddelande. Den fanns bara där.',
    API: 'Personen använde en länk som även avsändaren kunde se.',
  },
  bankId: {
    production: (name, personalNumber) =>
      `BankID bekräftar att ${name}, ${personalNumber}, har skrivit under det här dokumentet. Beviset från BankID finns i filen och har kontrollerats här.`,
    test: (name, personalNumber) =>
      `${name}, ${personalNumber}, skrev under i BankID:s testmiljö. Det är inte en verklig person.`,
    simulator: (name, personalNumber) =>
      `${name}, ${personalNumber}, skrev under i en simulator av BankID. Det är inte en verklig person.`,
    wrong: 'Beviset från BankID håller inte. Lita inte på det.',
    at: 'Bekräftad av BankID',
    seen: 'Visades i BankID-appen',
  },
  notRequired: 'Behövde inte göra något.',
  masked:
    'Adresser och IP-adresser är förkortade, som på underskriftssidorna. Filens bilaga evidence.json har dem hela.',
  disagrees: 'Det stämmer inte med händelseloggen. Lita inte på det.',
  notChecked: {
    persons:
      'Om personerna är de som de säger att de är. Bevisningen visar hur de identifierades, och mer kan den inte visa.',
    sealer: 'Om den som förseglade filen är den som certifikatet säger.',
    time: 'Tiden. Den kommer från tjänstens klocka.',
    timestamp_authority: 'Om tidsstämplingstjänsten går att lita på.',
    revocation: 'Om förseglingens certifikat var spärrat.',
    signature_pages: 'Om underskriftssidorna visar samma sak som bevisningen som har kontrollerats här.',
    scans: 'Om de skannade sidorna visar det som skrevs under på papper.',
    other_signatures: 'Signaturer från andra program i filen.',
    active_content: 'Om filen kan göra något av sig själv.',
    differences: 'Om filen visar detsamma på skärmen, i utskrift och som text.',
    fields: 'Om sidorna visar fälten som bevisningen säger, eftersom originalets sidor inte går att läsa här.',
    account_chain: 'Om tjänsten fortfarande har samma händelselogg. Bara tjänsten kan jämföra den.',
  },
  activeContent: {
    script: 'Den innehåller JavaScript, som kan ändra det du ser.',
    program: 'Den kan starta ett program eller öppna en annan fil.',
    attachment: 'Den kan öppna en fil som är bifogad i den.',
    media: 'Den innehåller media som kan köra ett program.',
    form_data: 'Den kan fylla i sitt formulär från en annan fil.',
    address: 'Den kan kontakta en adress så snart den öppnas.',
  },
  activeContentMeaning:
    'Den här filen kan göra något av sig själv. Förseglingen bevisar att det är oförändrat, men inte att det är ofarligt eller att alla läsare ser detsamma.',
  difference: ({ kind, page, name }) =>
    ({
      layer: `Sidan ${page}: lagret ”${name}” visas inte överallt, till exempel bara på skärmen eller bara i utskrift.`,
      annotation: `Sidan ${page}: ”${name}” (en anteckning eller ett fält) visas bara på skärmen eller bara i utskrift.`,
      picture: `Sidan ${page}: i utskrift ersätts en bild av en annan.`,
      print_program: `Sidan ${page}: den innehåller ett program som bara ritar i utskrift.`,
      hidden_text: `Sidan ${page}: ett dolt lager har text, som program ändå söker i, kopierar och läser upp.`,
    })[kind],
  differencesMeaning:
    'Den här filen visar inte detsamma överallt. Förseglingen bevisar att den är oförändrad, men parterna kan ha sett något annat än du gör.',
  test: 'Det här är ett testdokument. Det är gjort med en testnyckel och binder ingen.',
  principle:
    'En försegling visar var en fil kommer ifrån och att den är oförändrad. Händelseloggen visar vem som har godkänt vad.',
}
