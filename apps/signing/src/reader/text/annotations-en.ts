const named = (what: string, label: string) => (label ? `${what} “${label}”` : what)

/** The words for fields and notes of a page. */
export const annotationsEn = {
  value: (label: string, value: string) => `${named('Field', label)}: ${value || 'empty'}`,
  notShown: '(stored in the file, but not shown on the page)',
  box: (label: string, isTicked: boolean) => `${named('Box', label)}: ${isTicked ? 'ticked' : 'not ticked'}`,
  option: (label: string, isTicked: boolean) => `${named('Option', label)}: ${isTicked ? 'ticked' : 'not ticked'}`,
  password: (label: string) => `${named('Field', label)}: a password, which is not read`,
  signature: (label: string) => named('Field for a digital signature', label),
  button: (label: string) => named('Button', label),
  note: (text: string, author: string) => (author ? `Note by ${author}: ${text}` : `Note: ${text}`),
  stamp: (text: string) => (text ? `Stamp: ${text}` : 'Stamp without a description'),
  file: (name: string) => (name ? `Attached file: ${name}` : 'Attached file'),
  webLink: (url: string) => `Link: ${url}`,
  pageLink: (page: number) => `Link to page ${page}`,
  cut: 'The rest of this page has too much text to be shown here. Download the PDF to read all of it.',
}

export type AnnotationTexts = typeof annotationsEn
