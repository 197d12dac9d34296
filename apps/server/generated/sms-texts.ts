/* Generated from src/work/delivery/sms/texts/en.json by npm run generate. */
export interface SmsTexts {
"INVITATION": (values: { role: string; sender: string; title: string; url: string }) => string
"YOUR_TURN": (values: { role: string; sender: string; title: string; url: string }) => string
"REMINDER": (values: { role: string; sender: string; title: string; url: string }) => string
"FOLLOW": (values: { sender: string; title: string; url: string }) => string
"CODE": (values: { code: string; role: string; title: string }) => string
"RECEIPT": (values: { deed: string; sender: string; title: string; url: string }) => string
"COMPLETED": (values: { sender: string; title: string; url: string }) => string
"REJECTED": (values: { rejecter: string; sender: string; title: string }) => string
"CANCELLED": (values: { sender: string; title: string }) => string
"REMOVED": (values: { sender: string; title: string }) => string
"EXPIRED": (values: { sender: string; title: string }) => string
}
