/* Generated from src/reader/text/annotations/texts/en.json by npm run generate. */
export interface AnnotationsTexts {
"value": (values: { isNamed: boolean; label: string | number; value: string | number }) => string
"empty": string
"notShown": string
"box": (values: { isNamed: boolean; isTicked: boolean; label: string | number }) => string
"option": (values: { isNamed: boolean; isTicked: boolean; label: string | number }) => string
"password": (values: { isNamed: boolean; label: string | number }) => string
"signature": (values: { isNamed: boolean; label: string | number }) => string
"button": (values: { isNamed: boolean; label: string | number }) => string
"note": (values: { text: string | number }) => string
"noteBy": (values: { author: string | number; text: string | number }) => string
"stamp": (values: { text: string | number }) => string
"stampWithoutText": string
"file": (values: { text: string | number }) => string
"fileWithoutName": string
"webLink": (values: { url: string | number }) => string
"pageLink": (values: { page: string | number }) => string
"cut": string
}
