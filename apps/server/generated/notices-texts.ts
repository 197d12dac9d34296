/* Generated from src/work/notices/texts/en.json by npm run generate. */
export interface NoticesTexts {
"single": {
"completed": {
"subject": (values: { title: string | number }) => string
"headline": (values: { title: string | number }) => string
"detail": string
}
"rejected": {
"subject": (values: { title: string | number }) => string
"headline": (values: { name: string | number; title: string | number }) => string
"detail": string
}
"undelivered": {
"subject": (values: { count: number; name: string | number; title: string | number }) => string
"headline": (values: { count: number; name: string | number; title: string | number }) => string
"detail": string
}
"wrongPerson": {
"subject": (values: { count: number; name: string | number; title: string | number }) => string
"headline": (values: { count: number; name: string | number; title: string | number }) => string
"detail": string
}
"expiring": {
"subject": (values: { title: string | number }) => string
"headline": (values: { expires: string | number; title: string | number }) => string
"detail": string
}
}
"many": (values: { count: number }) => string
"headings": {
"undelivered": string
"wrongPerson": string
"expiring": string
"rejected": string
"completed": string
}
"parties": {
"undelivered": string
"wrongPerson": string
"expiring": string
}
"reason": (values: { reason: string | number }) => string
"until": (values: { time: string | number }) => string
"others": (values: { count: number }) => string
"otherDocuments": (values: { count: number }) => string
"open": string
"openAll": string
"linkHint": string
"test": string
"footer": (values: { account: string | number; to: string }) => string
"settings": string
}
