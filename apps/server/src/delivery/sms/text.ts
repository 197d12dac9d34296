import type { Language, MessageKind } from '@paraph/contract'
import type { Letter } from '../sender.ts'

/** Of a title and of a sender's name, so that a message stays within two parts and its link is never cut. */
const LONGEST = 40

type Words = Record<MessageKind, (sender: string, title: string, url: string, code: string) => string>

const words: Record<Language, Words> = {
  EN: {
    INVITATION: (sender, title, url) => `${sender} asks you to sign "${title}": ${url}`,
    YOUR_TURN: (sender, title, url) => `It is your turn to sign "${title}" from ${sender}: ${url}`,
    REMINDER: (sender, title, url) => `Reminder: ${sender} waits for you to sign "${title}": ${url}`,
    CODE: (_sender, title, _url, code) => `${code} is your code to sign "${title}". Give it to nobody.`,
    COMPLETED: (sender, title, url) => `All have signed "${title}" from ${sender}: ${url}`,
    REJECTED: (sender, title) => `"${title}" from ${sender} was rejected by a party, and can no longer be signed.`,
    CANCELLED: (sender, title) => `${sender} has cancelled "${title}". There is nothing left to sign.`,
    EXPIRED: (sender, title) => `"${title}" from ${sender} has expired, and can no longer be signed.`,
  },
  SV: {
    INVITATION: (sender, title, url) => `${sender} ber dig skriva under "${title}": ${url}`,
    YOUR_TURN: (sender, title, url) => `Det är din tur att skriva under "${title}" från ${sender}: ${url}`,
    REMINDER: (sender, title, url) => `Påminnelse: ${sender} väntar på att du skriver under "${title}": ${url}`,
    CODE: (_sender, title, _url, code) => `${code} är din kod för att skriva under "${title}". Ge den inte till någon.`,
    COMPLETED: (sender, title, url) => `Alla har skrivit under "${title}" från ${sender}: ${url}`,
    REJECTED: (sender, title) => `"${title}" från ${sender} avvisades av en part och kan inte längre skrivas under.`,
    CANCELLED: (sender, title) => `${sender} har återkallat "${title}". Det finns inget kvar att skriva under.`,
    EXPIRED: (sender, title) => `"${title}" från ${sender} har gått ut och kan inte längre skrivas under.`,
  },
}

/** What an SMS says: who asks what of whom, and where. Nothing of the document but its title. */
export function textOf({ kind, sender, document, signingUrl, code = '' }: Letter): string {
  return words[document.language][kind](plain(sender), plain(document.title), signingUrl, code)
}

/** On one line, without invisible characters, and without what a phone would make a link of: the only link is ours. */
function plain(text: string): string {
  const line = text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}"]/gu, ' ')
    .replaceAll(/\.(?=[\p{L}\p{N}])|:(?=\/)/gu, '$& ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const characters = Array.from(line)
  return characters.length <= LONGEST
    ? line
    : `${characters
        .slice(0, LONGEST - 3)
        .join('')
        .trimEnd()}...`
}
