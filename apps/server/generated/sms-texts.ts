/* Generated from src/work/delivery/sms/texts/en.json by npm run generate. */
export interface SmsTexts {
"INVITATION": (values: { role: string; sender: string | number; title: string | number; url: string | number }) => string
"YOUR_TURN": (values: { role: string; sender: string | number; title: string | number; url: string | number }) => string
"REMINDER": (values: { role: string; sender: string | number; title: string | number; url: string | number }) => string
"FOLLOW": (values: { sender: string | number; title: string | number; url: string | number }) => string
"CODE": (values: { code: string | number; role: string; title: string | number }) => string
"RECEIPT": (values: { deed: string; sender: string | number; title: string | number; url: string | number }) => string
"COMPLETED": (values: { sender: string | number; title: string | number; url: string | number }) => string
"REJECTED": (values: { rejecter: string | number; sender: string | number; title: string | number }) => string
"CANCELLED": (values: { sender: string | number; title: string | number }) => string
"REMOVED": (values: { sender: string | number; title: string | number }) => string
"EXPIRED": (values: { sender: string | number; title: string | number }) => string
}
