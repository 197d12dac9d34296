const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)
const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`)

export const scanEn = {
  step1: 'Download the PDF and print it.',
  step2: 'Sign on the paper with a pen.',
  step3: (max: number, size: string) =>
    `Photograph or scan all pages. You can add up to ${max} photos, which become one PDF, or choose one PDF. The upload may have at most ${size}.`,
  camera: 'Take a photo',
  cameraMore: 'Take another photo',
  choose: 'Choose photos or a PDF',
  chooseMore: 'Add photos',
  chooseOther: 'Choose another PDF',
  preparing: (number: number, count: number) => `Photo ${number} of ${count} is being prepared…`,
  added: (count: number) => `${photos(count)} added.`,
  pages: 'The pages, in their order',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  enlarge: (number: number) => `Enlarge page ${number}`,
  earlier: 'Earlier',
  later: 'Later',
  turn: 'Rotate',
  remove: 'Remove',
  ofPage: (action: string, number: number) => `${action}: page ${number}`,
  moved: (from: number, to: number) => `Page ${from} is now page ${to}.`,
  turned: (number: number) => `Page ${number} is rotated to the right.`,
  removed: (number: number, left: number) => `Page ${number} is removed. There are ${photos(left)} left.`,
  size: (count: number, size: string, max: string) => `${pages(count)}, ${size} of at most ${max}.`,
  upload: (count: number) => `Upload ${pages(count)}`,
  tryAgain: (name: string) => `Upload “${name}” again`,
  uploading: 'Uploading…',
  checking: 'The file is sent. The server checks it…',
  cancel: 'Cancel the upload',
  cancelled: 'The upload is cancelled.',
  uploaded: (name: string) => `“${name}” is uploaded.`,
  uploadedPhotos: (count: number) => `${pages(count)} uploaded.`,
  uploadedEarlier: 'A scan is uploaded.',
  look: 'Look at what you have uploaded. Are all pages there, and can everything be read? Select a page to enlarge it.',
  loading: 'The uploaded scan is loading…',
  notShown: 'The uploaded scan can’t be shown now. It is stored, and you can sign or replace it.',
  showAgain: 'Try again',
  more: (count: number) => `And ${pages(count)} more. Enlarge a page to see them.`,
  replace: 'Replace the scan',
  keep: 'Keep the uploaded scan',
  previous: 'Previous page',
  next: 'Next page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  tooMany: (max: number, leftOut: number) =>
    `At most ${max} photos can be added. ${photos(leftOut)} not added. If you have more pages, scan them as one PDF.`,
  onePdf: 'Choose either photos or one PDF. Nothing was added. To use the PDF, remove the photos first.',
  tooLarge: (max: string) => `The file is larger than ${max}. Choose a smaller one.`,
  photosTooLarge: (size: string, max: string) =>
    `The photos have ${size} together, and the upload may have at most ${max}. Remove some of them.`,
  photoTooLarge: (name: string) => `“${name}” is too large. Take the photo again with a smaller size.`,
  heic: (name: string) =>
    `“${name}” has the format HEIC, which this browser can’t read. Open this page on the phone that took the photo, or save the photo as JPEG. On an iPhone, choose “Most Compatible” under Settings, Camera, Formats.`,
  unreadable: (name: string) => `“${name}” is not a photo that this browser can read. Choose a JPEG or PNG, or a PDF.`,
  cannotPrepare:
    'This browser does not let the page prepare photos. Choose one PDF, or one JPEG or PNG. Or open the link in another browser.',
  active:
    'The PDF has content that acts by itself, such as a program. Print it to a PDF, or take photos of the pages, and upload that.',
  tooComplex: 'The PDF has too many pages or parts. Upload only the pages with your signature, or photos of them.',
  noRoom:
    'The scans of all parties are too large together. Upload a smaller one: only the pages with your signature, in grey, with 150 dots per inch. If that does not help, ask the sender.',
  unsuited: 'The file must be one PDF, JPEG or PNG that can be opened. Choose another one.',
  failed: 'The upload did not work. What you have chosen is kept. Check your connection, and upload it again.',
}

export type ScanTexts = typeof scanEn
