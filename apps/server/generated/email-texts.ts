/* Generated from src/work/delivery/email/texts/en.json by npm run generate. */
export interface EmailTexts {
"test": string
"greeting": (values: { name: string }) => string
"messageFrom": (values: { sender: string }) => string
"linkHint": string
"doNotForward": string
"footer": (values: { sender: string }) => string
"questions": (values: { contact: string; sender: string }) => string
"caution": string
"deadline": (values: { time: string }) => string
"reason": (values: { reason: string }) => string
"readDocument": string
"openDocument": string
"invitation": {
"subject": (values: { role: string; sender: string; title: string }) => string
"headline": (values: { role: string; sender: string; title: string }) => string
}
"follow": {
"subject": (values: { title: string }) => string
"headline": (values: { sender: string; title: string }) => string
"detail": string
}
"yourTurn": {
"subject": (values: { role: string; title: string }) => string
"headline": (values: { role: string; sender: string; title: string }) => string
"detail": string
}
"reminder": {
"subject": (values: { role: string; title: string }) => string
"headline": (values: { role: string; sender: string; title: string }) => string
}
"code": {
"subject": (values: { code: string }) => string
"headline": (values: { title: string }) => string
"note": string
}
"receipt": {
"time": (values: { time: string }) => string
"verifiedBy": (values: { ways: string }) => string
"linkOnly": string
"ways": {
"NONE": string
"SMS_BEFORE_SIGNING": string
"EMAIL_BEFORE_SIGNING": string
}
"hash": (values: { hash: string }) => string
"signed": {
"subject": (values: { role: string; title: string }) => string
"headline": (values: { role: string; sender: string; title: string }) => string
"detail": string
"statement": string
"capacity": (values: { capacity: string }) => string
}
"rejected": {
"subject": (values: { title: string }) => string
"headline": (values: { sender: string; title: string }) => string
"detail": string
"statement": string
"noReason": string
}
}
"completed": {
"subject": (values: { title: string }) => string
"headline": (values: { sender: string; title: string }) => string
"attached": string
"protected": string
"tooLarge": string
"acts": string
"act": (values: { name: string; role: string; time: string }) => string
"others": (values: { count: number }) => string
"hash": (values: { hash: string }) => string
"check": string
"mayForward": string
"mayForwardNumbers": string
}
"rejected": {
"subject": (values: { title: string }) => string
"headline": (values: { rejecter: string; sender: string; title: string }) => string
"detail": string
}
"cancelled": {
"subject": (values: { title: string }) => string
"headline": (values: { sender: string; title: string }) => string
"detail": string
}
"removed": {
"subject": (values: { title: string }) => string
"headline": (values: { sender: string; title: string }) => string
"detail": string
}
"expired": {
"subject": (values: { title: string }) => string
"headline": (values: { sender: string; title: string }) => string
"detail": string
}
"wrongPerson": {
"subject": (values: { name: string; title: string }) => string
"text": (values: { address: string; docs: string; documentId: string; name: string; page: string; partyId: string; title: string }) => string
"nobody": string
}
}
