/* Generated from src/texts/en.json by npm run generate. */
export interface Texts {
"loading": string
"changeLanguage": string
"footer": string
"reload": string
"broken": {
"title": string
"text": string
}
"test": string
"keptLanguage": {
"statement": (values: { language: string }) => string
"message": string
}
"roles": {
"SIGNER": string
"ACCEPTOR": string
"REVIEWER": string
"ORGANIZER": string
}
"organizesAndSigns": string
"from": (values: { sender: string | number }) => string
"askSender": (values: { sender: string | number }) => string
"messageFrom": (values: { sender: string | number }) => string
"expires": (values: { date: string | number }) => string
"participants": string
"participantsAll": (values: { count: string | number }) => string
"showAll": string
"showLess": string
"you": string
"statuses": {
"NOT_SIGNED": string
"SIGNED": string
"REJECTED": string
}
"doneAt": (values: { date: string | number }) => string
"notDone": string
"yourTurn": string
"theirTurn": string
"waitsFor": (values: { names: string | number }) => string
"others": (values: { count: number }) => string
"message": {
"EMAIL": (values: { to: string | number }) => string
"SMS": (values: { to: string | number }) => string
}
"act": {
"title": (values: { role: string; sender: string | number }) => string
"next": {
"SIGNER": string
"ACCEPTOR": string
"REVIEWER": string
"ORGANIZER": string
}
"goTo": {
"SIGNER": string
"ACCEPTOR": string
"REVIEWER": string
"ORGANIZER": string
}
}
"capacity": {
"label": {
"SIGNER": string
"ACCEPTOR": string
"REVIEWER": string
"ORGANIZER": string
}
"orgNumber": (values: { number: string | number }) => string
}
"follow": {
"title": string
"next": string
}
"wait": {
"title": string
"next": (values: { message: string | number; names: string | number }) => string
"nextAlone": (values: { names: string | number }) => string
}
"signed": {
"title": {
"SIGNER": string
"ACCEPTOR": string
"REVIEWER": string
"ORGANIZER": string
}
"next": (values: { message: string | number }) => string
"nextAlone": string
}
"completed": {
"title": string
"next": string
"download": string
"mailed": (values: { to: string | number }) => string
"signature": (values: { page: string | number }) => string
"signatures": (values: { page: string | number }) => string
"downloadOriginal": string
}
"rejectedByMe": {
"title": string
"next": string
}
"rejectedByOther": {
"title": (values: { name: string | number }) => string
"next": string
}
"reasonFrom": (values: { name: string | number }) => string
"signedInVain": string
"cancelled": {
"title": string
"next": string
}
"expired": {
"at": (values: { date: string | number }) => string
"title": string
"next": string
}
"linkInvalid": {
"title": string
"next": string
}
"linkIncomplete": {
"title": string
"next": string
}
"linkMissing": {
"title": string
"next": string
}
"otherBrowser": {
"title": string
"next": string
}
"tooMany": {
"title": string
"next": (values: { minutes: number }) => string
}
"unavailable": {
"title": string
"next": string
"tryAgain": string
}
"notForMe": {
"open": string
"title": string
"explain": (values: { name: string | number; sender: string | number }) => string
"confirm": string
}
"wrongPerson": {
"title": string
"next": (values: { sender: string | number }) => string
}
"removed": {
"title": string
"next": (values: { sender: string | number }) => string
}
"verification": {
"title": string
"sms": (values: { to: string | number }) => string
"email": (values: { to: string | number }) => string
"send": string
"sent": (values: { to: string | number }) => string
"label": string
"confirm": string
"wait": (values: { seconds: string | number }) => string
"canResend": string
"again": string
"resend": string
"incomplete": string
"wrong": string
"notMine": string
}
"beside": {
"title": string
"hint": string
"comment": (values: { page: string | number }) => string
"download": (values: { name: string | number }) => string
"files": (values: { count: number }) => string
"comments": (values: { count: number }) => string
}
"reader": {
"title": string
"pages": (values: { count: number }) => string
"page": (values: { count: string | number; page: string | number }) => string
"pageWord": string
"ofPages": (values: { count: string | number }) => string
"goToPage": string
"wrongPage": (values: { count: string | number }) => string
"nearestPage": (values: { count: string | number; page: string | number }) => string
"zoomIn": string
"zoomOut": string
"download": string
"sealed": string
"downloadPdf": string
"text": string
"asText": string
"textHint": string
"noText": string
"smallLetters": string
"enlarge": string
"readAsText": string
"earlierPages": string
"morePages": string
"webLink": (values: { text: string | number }) => string
"pageLink": (values: { page: string | number; text: string | number }) => string
"downloading": string
"downloadFailed": string
"opening": string
"limited": string
"offline": string
"noAnswer": string
"loadingPage": (values: { page: string | number }) => string
"failed": string
}
"reading": {
"missing": string
"readOn": string
"refused": string
"mayGoOn": string
"refusedMissing": string
}
"sign": {
"title": {
"SIGNER": string
"ACCEPTOR": string
"REVIEWER": string
"ORGANIZER": string
}
"sending": string
"failed": string
"unknown": string
"lastStep": string
"lastSteps": string
"outdated": string
"reject": string
"others": string
"othersBankId": string
}
"line": {
"offline": string
"noAnswer": string
"stop": string
}
"skip": {
"label": string
"document": string
"act": string
}
"fields": {
"notLoaded": string
}
"bankId": {
"failed": string
}
"drawing": {
"add": string
"change": string
"title": string
"ways": {
"draw": string
"phone": string
"type": string
"picture": string
}
"how": string
"cannotDraw": string
"padLabel": string
"hint": string
"pictureHint": string
"takePhoto": string
"choosePicture": string
"chooseOther": string
"findingInk": string
"pictureFound": string
"picturePreview": string
"emptyPicture": string
"inkFailed": string
"inkFaults": {
"heic": string
"unreadable": string
"tooLarge": string
"noInk": string
"notInk": string
}
"undo": string
"clear": string
"name": string
"use": string
"cancel": string
"emptyDrawing": string
"emptyName": string
"tooLittle": string
"initial": string
"otherName": (values: { name: string | number; typed: string | number }) => string
"full": string
"undone": string
"cleared": string
"added": string
"preview": string
"typed": (values: { name: string | number }) => string
"phone": {
"hint": string
"code": string
"starting": string
"waiting": string
"offline": string
"drawn": string
"ended": string
"failed": string
"again": string
"newCode": string
"empty": string
}
}
"phone": {
"title": string
"about": (values: { document: string | number; name: string | number }) => string
"hint": string
"padLabel": string
"send": string
"sending": string
"draw": {
"sentTitle": string
"sentNext": string
"endedNext": string
}
"scan": {
"title": string
"sentTitle": string
"sentNext": string
"endedNext": string
}
"endedTitle": string
"failed": string
}
"manual": {
"needs": string
"notLoaded": string
"missing": string
}
"reject": {
"title": string
"reason": string
"reasonHint": string
"back": string
"confirm": string
"failed": string
}
"wayOn": {
"continue": (values: { host: string | number }) => string
"close": string
}
"receipt": {
"title": string
"goTo": string
"signedAt": string
"name": string
"capacity": string
"document": string
"statement": string
"reason": string
"noReason": string
"verification": string
"verifications": {
"NONE": string
"SMS_BEFORE_SIGNING": string
"EMAIL_BEFORE_SIGNING": string
}
"bankId": string
"link": string
"links": {
"MESSAGE": string
"API": string
}
"sha256": string
"print": string
}
}
