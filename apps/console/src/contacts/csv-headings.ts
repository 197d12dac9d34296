/** The columns of a saved file. They have the names of the API, and an import reads them again. */
export const contactColumns = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'ssn',
  'externalId',
  'companyName',
  'companyOrgNumber',
  'companyRole',
] as const
export type CsvColumn = (typeof contactColumns)[number] | 'name'

/**
 * Headings of other programs (Google, Outlook, Excel), in English and Swedish, as letters only: `E-mail 1 - Value` is `emailvalue`. If several columns
 * of a file fit, the value is the first filled cell, in the order of these headings.
 */
export const headings: Readonly<Record<CsvColumn, readonly string[]>> = {
  name: words(
    'fullname name contact contactname namn fullständigtnamn förochefternamn namnförochefternamn kontakt kontaktperson visningsnamn displayname',
  ),
  firstName: words('firstname givenname förnamn tilltalsnamn'),
  lastName: words('lastname surname familyname efternamn'),
  email: words(
    'email emailvalue emailaddress mail mailaddress epost epostadress eposta emailadress mailadress mejl mejladress',
  ),
  phone: words(
    'phone phonenumber mobile mobilephone mobilenumber cellphone mobil mobilnr mobilnummer mobiltelefon mobiltelefonnummer phonevalue telefon telefonnr telefonnummer tel tfn primaryphone businessphone telefonarbete telefonarbetet workphone homephone telefonhem telefonbostad',
  ),
  ssn: words('ssn personalnumber personalidentitynumber personnummer personnr pnr'),
  externalId: words('externalid reference referens'),
  companyName: words(
    'companyname company organizationname organisationname organization organisation företagsnamn företag bolag bolagsnamn firma organisationsnamn',
  ),
  companyOrgNumber: words(
    'companyorgnumber companynumber orgnumber orgno organizationnumber organisationnumber registrationnumber orgnummer orgnr organisationsnummer organisationsnr',
  ),
  companyRole: words('companyrole jobtitle organizationtitle befattning arbetstitel yrkestitel position role roll'),
}

/** What the console writes into files itself, and does not read again. */
const own = words('createdat updatedat reason orsak')

const titles = words('title titel')

function words(text: string): string[] {
  return text.split(' ')
}

/** Returns the letters of a heading. A Mac writes ö as o with an accent. */
export const headingName = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')

export const columnOf = (name: string) =>
  (Object.keys(headings) as CsvColumn[]).find((column) => headings[column].includes(name))

export const isOwn = (name: string) => own.includes(name)

export const isTitle = (name: string) => titles.includes(name)

/** What people are called, and what they have studied. */
const forms =
  /^(m(r|rs|s|x|iss|adam|ag|sc|ba|eng)|sir|dame|lord|lady|rev|hon|dr|prof|professor|doktor|docent|lektor|phd|md|bsc|ba|ma|jr|sr|herr|hr\.?$|fru|fröken|frk|frau|monsieur|mme|fil|jur|med|tekn|civ|kand)(?!\p{L})/iu
/** What people do in a company. */
const roles =
  /\b(vd|vvd|v vd|ceo|cfo|cto|coo|cio|cmo|it|owner|founder|partner|president|head|lead|chair\w*|director|officer|manager|assistant|secretary|consultant|engineer|developer|accountant|lawyer|sales|buyer|board)\b|(chef|ledare|direktör|ordförande|ledamot|ägare|grundare|delägare|ansvarig|sekreterare|konsult|ingenjör|utvecklare|ekonom|jurist|advokat|revisor|assistent|säljare|inköpare|handläggare|administratör|tecknare|samordnare|koordinator)(?!\p{L})/iu

/** In Outlook, a title is Mr or Ms, and not a role. In other programs, it is what the person does. */
export function areRoles(titlesOfPeople: readonly string[]): boolean {
  return titlesOfPeople.some((title) => roles.test(title)) && !titlesOfPeople.some((title) => forms.test(title))
}
