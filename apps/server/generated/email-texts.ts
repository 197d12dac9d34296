/* Generated from src/work/delivery/email/texts/en.json by npm run generate. */
export interface EmailTexts {
"test": string
"greeting": (values: { name: string | number }) => string
"messageFrom": (values: { sender: string | number }) => string
"linkHint": string
"doNotForward": string
"footer": (values: { sender: string | number }) => string
"questions": (values: { contact: string | number; sender: string | number }) => string
"caution": string
"deadline": (values: { time: string | number }) => string
"reason": (values: { reason: string | number }) => string
"readDocument": string
"openDocument": string
"invitation": {
"subject": (values: { role: string; sender: string | number; title: string | number }) => string
"headline": (values: { role: string; sender: string | number; title: string | number }) => string
}
"follow": {
"subject": (values: { title: string | number }) => string
"headline": (values: { sender: string | number; title: string | number }) => string
"detail": string
}
"yourTurn": {
"subject": (values: { role: string; title: string | number }) => string
"headline": (values: { role: string; sender: string | number; title: string | number }) => string
"detail": string
}
"reminder": {
"subject": (values: { role: string; title: string | number }) => string
"headline": (values: { role: string; sender: string | number; title: string | number }) => string
}
"code": {
"subject": (values: { code: string | number }) => string
"headline": (values: { title: string | number }) => string
"note": string
}
"receipt": {
"time": (values: { time: string | number }) => string
"verifiedBy": (values: { ways: string | number }) => string
"linkOnly": string
"ways": {
"NONE": string
"SMS_BEFORE_SIGNING": string
"EMAIL_BEFORE_SIGNING": string
}
"hash": (values: { hash: string | number }) => string
"signed": {
"subject": (values: { role: string; title: string | number }) => string
"headline": (values: { role: string; sender: string | number; title: string | number }) => string
"detail": string
"statement": string
"capacity": (values: { capacity: string | number }) => string
}
"rejected": {
"subject": (values: { title: string | number }) => string
"headline": (values: { sender: string | number; title: string | number }) => string
"detail": string
"statement": string
"noReason": string
}
}
"completed": {
"subject": (values: { title: string | number }) => string
"headline": (values: { sender: string | number; title: string | number }) => string
"attached": string
"protected": string
"tooLarge": string
"acts": string
"act": (values: { name: string | number; role: string; time: string | number }) => string
"others": (values: { count: number }) => string
"hash": (values: { hash: string | number }) => string
"check": string
"mayForward": string
"mayForwardNumbers": string
}
"rejected": {
"subject": (values: { title: string | number }) => string
"headline": (values: { rejecter: string | number; sender: string | number; title: string | number }) => string
"detail": string
}
"cancelled": {
"subject": (values: { title: string | number }) => string
"headline": (values: { sender: string | number; title: string | number }) => string
"detail": string
}
"removed": {
"subject": (values: { title: string | number }) => string
"headline": (values: { sender: string | number; title: string | number }) => string
"detail": string
}
"expired": {
"subject": (values: { title: string | number }) => string
"headline": (values: { sender: string | number; title: string | number }) => string
"detail": string
}
}
