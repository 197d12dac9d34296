/* Generated from src/fields/texts/en.json by npm run generate. */
export interface FieldsTexts {
"types": {
"SIGNATURE": string
"INITIALS": string
"DATE_SIGNED": string
"NAME": string
"TEXT": string
"NUMBER": string
"DATE": string
"CHECKBOX": string
"RADIO": string
"DROPDOWN": string
}
"start": (values: { count: number }) => string
"next": (values: { count: string | number }) => string
"left": (values: { count: number }) => string
"allDone": string
"setAll": (values: { count: number }) => string
"allSet": (values: { count: number }) => string
"list": (values: { count: string | number }) => string
"listHint": string
"about": (values: { label: string | number; page: string | number }) => string
"required": string
"optional": string
"empty": string
"pages": (values: { count: number; pages: string | number }) => string
"by": (values: { label: string | number; name: string | number }) => string
"signedBy": (values: { name: string | number }) => string
"ticked": string
"readAs": (values: { number: string | number }) => string
"numberMarks": {
"EN": string
"SV": string
}
"whenYouSign": string
"none": string
"done": string
"goNext": string
"close": string
"sign": string
"initial": string
"setHere": {
"SIGNATURE": string
"INITIALS": string
}
"kept": {
"saving": string
"saved": string
"exceptMarks": string
}
"refused": (values: { count: number }) => string
"fitting": (values: { fitting: string | number; length: string | number }) => string
"faults": {
"required": string
"tick": string
"sign": string
"number": string
"date": string
"email": string
"phone": string
"digits": string
"length": string
"room": string
"emoji": string
"refused": string
}
"initials": {
"title": string
"how": string
"type": string
"draw": string
"label": string
"use": string
"change": string
"tooLittle": string
"empty": string
"tooMuch": string
}
}
