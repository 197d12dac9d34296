/** Such as `Sig_es_:signer1:signature`. A star before the name makes a text required. */
const UNDERSCORES = /^(\*?)\s*(.*?)_es_\s*:\s*(?:signer|recipient)(\d{0,3})\s*(?::\s*(\w+)\s*)?$/i
/** Such as `signature:signer1:Please+sign`. The last part is a label, or says whether the field is required. */
const COLONS = /^(\w+)\s*:\s*(?:(?:signer|recipient|party)_?)?(\d{1,3})\s*(?::([^:;]*))?$/i

/** The types of the first notation that have another name here. All others are texts. */
const TYPES: Record<string, string> = {
  signature: 'signature',
  esignature: 'signature',
  initials: 'initials',
  date: 'date_signed',
  fullname: 'name',
  email: 'email',
  checkbox: 'checkbox',
  title: 'text',
  company: 'text',
}
const REQUIRED: Record<string, string> = { y: 'yes', n: 'no' }

/** Returns a tag of another service in the notation of this one. Returns all other texts as they are. */
export function translateTag(content: string): string {
  const [, star, name = '', signer, type = 'text'] = UNDERSCORES.exec(content) ?? []
  if (star !== undefined) {
    const known = Object.hasOwn(TYPES, type.toLowerCase()) ? TYPES[type.toLowerCase()]! : type
    const isText = known === 'text' || known === 'email'
    return `${name};type=${known};party=${signer || 1}${isText ? `;required=${star ? 'yes' : 'no'}` : ''}`
  }
  const [, word = '', party, rest = ''] = COLONS.exec(content) ?? []
  if (!party) return content
  const required = REQUIRED[rest.trim().toLowerCase()]
  return `;type=${word};party=${party};${required ? `required=${required}` : rest && `label=${rest.replaceAll('+', ' ')}`}`
}
