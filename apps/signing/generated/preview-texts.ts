/* Generated from src/preview/texts/en.json by npm run generate. */
export interface PreviewTexts {
"loading": string
"banner": (values: { name: string | number }) => string
"code": (values: { method: string; name: string | number }) => string
"nothingHappened": string
"close": string
"ended": {
"title": string
"next": string
}
}
