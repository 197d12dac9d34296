/* Generated from src/domain/signatures/texts/en.json by npm run generate. */
export interface SignaturesTexts {
"sign": {
"CLICK": (values: { hasRead: boolean; name: string | number; title: string | number }) => string
"DRAWING": (values: { hasRead: boolean; name: string | number; title: string | number }) => string
"MANUAL": (values: { hasRead: boolean; name: string | number; title: string | number }) => string
"BANKID": (values: { hasRead: boolean; name: string | number; title: string | number }) => string
}
"accept": {
"CLICK": (values: { hasRead: boolean; name: string | number; title: string | number }) => string
"DRAWING": (values: { hasRead: boolean; name: string | number; title: string | number }) => string
"MANUAL": (values: { hasRead: boolean; name: string | number; title: string | number }) => string
"BANKID": (values: { hasRead: boolean; name: string | number; title: string | number }) => string
}
"review": {
"CLICK": (values: { name: string | number; title: string | number }) => string
"DRAWING": (values: { name: string | number; title: string | number }) => string
"MANUAL": (values: { name: string | number; title: string | number }) => string
"BANKID": (values: { name: string | number; title: string | number }) => string
}
"reject": (values: { name: string | number; role: string; title: string | number }) => string
"besidePages": {
"attachments": (values: { count: number }) => string
"notes": (values: { count: number }) => string
"both": (values: { attachments: string | number; notes: string | number }) => string
"sentence": (values: { parts: string | number }) => string
}
"capacity": {
"orgNumber": (values: { number: string | number }) => string
}
}
