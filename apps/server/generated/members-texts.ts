/* Generated from src/work/members/texts/en.json by npm run generate. */
export interface MembersTexts {
"invitation": {
"subject": (values: { account: string | number }) => string
"greeting": (values: { name: string | number }) => string
"headline": (values: { account: string | number }) => string
"detail": (values: { expires: string | number }) => string
"action": string
"footer": (values: { account: string | number }) => string
}
"signIn": {
"subject": string
"greeting": (values: { name: string | number }) => string
"headline": string
"detail": string
"action": string
"footer": string
}
"doNotForward": string
"linkHint": string
"test": string
}
