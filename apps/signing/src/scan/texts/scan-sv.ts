import type { ScanTexts } from './scan-en.ts'

const pages = (count: number) => (count === 1 ? '1 sida' : `${count} sidor`)
const photos = (count: number) => (count === 1 ? '1 foto' : `${count} foton`)

export const scanSv: ScanTexts = {
  step1: 'Ladda ner PDF-filen och skriv ut den.',
  step2: 'Skriv under på papperet med en penna.',
  step3: (max, size) =>
    `Fotografera eller skanna alla sidor. Du kan lägga till upp till ${max} foton, som blir en PDF, eller välja en PDF. Filen som laddas upp får vara högst ${size}.`,
  camera: 'Ta ett foto',
  cameraMore: 'Ta ett foto till',
  choose: 'Välj foton eller en PDF',
  chooseMore: 'Lägg till foton',
  chooseOther: 'Välj en annan PDF',
  preparing: (number, count) => `Foto ${number} av ${count} förbereds…`,
  added: (count) => `${photos(count)} har lagts till.`,
  pages: 'Sidorna, i ordning',
  page: (number, count) => `Sida ${number} av ${count}`,
  enlarge: (number) => `Förstora sida ${number}`,
  earlier: 'Tidigare',
  later: 'Senare',
  turn: 'Rotera',
  remove: 'Ta bort',
  ofPage: (action, number) => `${action}: sida ${number}`,
  moved: (from, to) => `Sida ${from} är nu sida ${to}.`,
  turned: (number) => `Sida ${number} är roterad åt höger.`,
  removed: (number, left) => `Sida ${number} är borttagen. Det finns ${photos(left)} kvar.`,
  size: (count, size, max) => `${pages(count)}, ${size} av högst ${max}.`,
  upload: (count) => `Ladda upp ${pages(count)}`,
  tryAgain: (name) => `Ladda upp ”${name}” igen`,
  uploading: 'Laddar upp…',
  checking: 'Filen är skickad. Servern kontrollerar den…',
  cancel: 'Avbryt uppladdningen',
  cancelled: 'Uppladdningen är avbruten.',
  uploaded: (name) => `”${name}” är uppladdad.`,
  uploadedPhotos: (count) => `${pages(count)} har laddats upp.`,
  uploadedEarlier: 'En skanning är uppladdad.',
  look: 'Titta på det som du har laddat upp. Finns alla sidor med, och går allt att läsa? Välj en sida för att förstora den.',
  loading: 'Den uppladdade skanningen läses in…',
  notShown:
    'Den uppladdade skanningen kan inte visas just nu. Den är sparad, och du kan skriva under eller ersätta den.',
  showAgain: 'Försök igen',
  more: (count) => `Och ${pages(count)} till. Förstora en sida för att se dem.`,
  replace: 'Ersätt skanningen',
  keep: 'Behåll den uppladdade skanningen',
  previous: 'Föregående sida',
  next: 'Nästa sida',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  close: 'Stäng',
  tooMany: (max, leftOut) =>
    `Högst ${max} foton kan läggas till. ${photos(leftOut)} lades inte till. Om du har fler sidor, skanna dem som en PDF.`,
  onePdf: 'Välj antingen foton eller en PDF. Inget lades till. Ta bort fotona först om du vill använda PDF-filen.',
  tooLarge: (max) => `Filen är större än ${max}. Välj en mindre.`,
  photosTooLarge: (size, max) =>
    `Fotona är ${size} tillsammans, och uppladdningen får vara högst ${max}. Ta bort några av dem.`,
  photoTooLarge: (name) => `”${name}” är för stor. Ta fotot igen med en mindre storlek.`,
  heic: (name) =>
    `”${name}” har formatet HEIC, som den här webbläsaren inte kan läsa. Öppna sidan på telefonen som tog fotot, eller spara fotot som JPEG. På en iPhone väljer du ”Mest kompatibelt” under Inställningar, Kamera, Format.`,
  unreadable: (name) => `”${name}” är inte ett foto som webbläsaren kan läsa. Välj en JPEG eller PNG, eller en PDF.`,
  cannotPrepare:
    'Den här webbläsaren låter inte sidan förbereda foton. Välj en PDF, eller en JPEG eller PNG. Eller öppna länken i en annan webbläsare.',
  active:
    'PDF:en innehåller något som körs av sig självt, till exempel ett program. Skriv ut den till en PDF, eller fotografera sidorna, och ladda upp det.',
  tooComplex: 'PDF:en har för många sidor eller delar. Ladda bara upp sidorna med din underskrift, eller foton av dem.',
  noRoom:
    'Alla parters skannade sidor är för stora tillsammans. Ladda upp en mindre fil: bara sidorna med din underskrift, i gråskala med 150 punkter per tum. Fråga avsändaren om det inte hjälper.',
  unsuited: 'Filen måste vara en PDF, JPEG eller PNG som går att öppna. Välj en annan.',
  failed: 'Uppladdningen gick inte. Det du har valt finns kvar. Kontrollera anslutningen och ladda upp det igen.',
}
