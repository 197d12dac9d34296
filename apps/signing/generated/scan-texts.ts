/* Generated from src/scan/texts/en.json by npm run generate. */
export interface ScanTexts {
"step1": string
"step2": string
"step3": (values: { max: string | number; size: string | number }) => string
"camera": string
"cameraMore": string
"choose": string
"chooseMore": string
"phone": {
"start": string
"title": string
"hint": string
"code": string
"starting": string
"waiting": string
"offline": string
"ended": string
"failed": string
"newCode": string
"uploaded": string
"once": string
}
"preparing": (values: { count: string | number; number: string | number }) => string
"added": (values: { count: number }) => string
"pages": string
"page": (values: { count: string | number; number: string | number }) => string
"enlarge": (values: { number: string | number }) => string
"earlier": string
"later": string
"turn": string
"remove": string
"ofPage": (values: { action: string | number; number: string | number }) => string
"moved": (values: { from: string | number; to: string | number }) => string
"turned": (values: { number: string | number }) => string
"removed": (values: { left: number; number: string | number }) => string
"size": (values: { count: number; max: string | number; size: string | number }) => string
"upload": (values: { count: number }) => string
"tryAgain": (values: { name: string | number }) => string
"uploading": string
"checking": string
"cancel": string
"cancelled": string
"uploaded": (values: { name: string | number }) => string
"uploadedPhotos": (values: { count: number }) => string
"uploadedEarlier": string
"look": string
"loading": string
"notShown": string
"showAgain": string
"more": (values: { count: number }) => string
"replace": string
"keep": string
"previous": string
"next": string
"zoomIn": string
"zoomOut": string
"close": string
"tooMany": (values: { leftOut: number; max: string | number }) => string
"onePdf": string
"tooLarge": (values: { max: string | number }) => string
"photosTooLarge": (values: { max: string | number; size: string | number }) => string
"photoTooLarge": (values: { name: string | number }) => string
"heic": (values: { name: string | number }) => string
"unreadable": (values: { name: string | number }) => string
"cannotPrepare": string
"active": string
"tooComplex": string
"noRoom": string
"unsuited": string
"failed": string
}
