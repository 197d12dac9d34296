/* Generated from texts/en.json by npm run generate. */
export interface Texts {
"menu": {
"docs": string
"server": string
"contacts": string
"settings": string
"signOut": string
"change": (values: { name: string | number }) => string
"parts": string
"account": string
"language": string
}
"loading": string
"tryAgain": string
"close": string
"goBack": string
"copy": string
"copied": string
"copyFailed": string
"calls": {
"show": string
"title": string
"about": string
"language": string
"first": string
}
"test": string
"offline": string
"waits": string
"noScope": (values: { scope: string | number }) => string
"noRole": string
"broken": {
"title": string
"text": string
"reload": string
}
"failure": {
"place": (values: { where: string | number }) => string
"page": (values: { page: number }) => string
"object": (values: { object: string | number }) => string
"named": (values: { name: string | number }) => string
"unknown": string
"connection": string
"old": string
"key": string
"scope": (values: { detail: string | number }) => string
"notFound": string
"tooMany": (values: { seconds: number }) => string
"server": (values: { requestId: string | number }) => string
"fault": (values: { detail: string | number; field: string | number }) => string
"tooLong": (values: { field: string | number }) => string
"noRoom": string
}
"faults": {
"email": {
"required": string
"pattern": string
}
"phone": {
"required": string
"format": string
}
"ssn": {
"required": string
"format": string
}
"contactEmail": {
"pattern": string
}
"contactPhone": {
"format": string
}
"url": {
"format": string
}
"deliveryMethod": {
"channel_unavailable": string
}
"twoStepVerification": {
"channel_unavailable": string
}
"requiredSignature": {
"signature_unavailable": string
}
"parties": {
"required": string
}
"expiresAt": {
"past": string
}
"partyId": {
"required": string
"party_not_required": string
"signature_unfit": string
}
"name": {
"taken": string
}
"page": {
"too_large": string
}
"box": {
"outside": string
}
"value": {
"required": string
"number": string
"date": string
"option": string
"too_long": string
"format": string
}
"fields": {
"too_long": string
}
"file": {
"file_not_pdf": string
"file_empty": string
"file_picture": string
"file_office": string
"file_damaged": string
"file_encrypted": string
"file_protected": string
"file_certified": string
"file_xfa": string
"file_portfolio": string
"file_active_content": string
"file_shows_differently": string
"file_attachments": string
"file_too_long": string
"file_too_complex": string
}
}
"addressFault": (values: { character: string | number; fault: string }) => string
"problems": {
"document_not_draft": string
"document_not_sent": string
"document_closed": string
"document_sealing": string
"document_not_sealed": string
"party_signed": string
"party_opened": string
"party_limit_reached": string
"party_unreachable": string
"party_not_released": string
"party_not_required": string
"field_limit_reached": string
"key_limit_reached": string
"webhook_endpoint_limit_reached": string
"webhook_endpoint_disabled": string
"contact_email_missing": string
"mail_unavailable": string
"passkey_refused": string
"passkey_challenge_over": string
"passkey_limit_reached": string
"file_too_large": string
"webhook_url_refused": string
"expiry_too_late": string
"reminder_too_soon": string
"message_limit_reached": string
"upload_limit_reached": string
"expiry_too_soon": string
"member_exists": string
"member_limit_reached": string
"last_admin": string
"invitation_invalid": string
"sign_in_link_invalid": string
"sign_in_browser_mismatch": string
"single_sign_on_refused": string
"single_sign_on_required": string
"single_sign_on_unavailable": string
"single_sign_on_untested": string
"issuer_refused": string
"sign_in_needed_again": string
}
"signIn": {
"title": string
"email": string
"emailHint": string
"send": string
"goOn": string
"noEmail": string
"noMail": string
"sentTitle": string
"sent": (values: { email: string | number }) => string
"otherAddress": string
"or": string
"anotherWay": string
"otherWay": string
"passkey": {
"submit": string
"about": string
"cancelled": string
}
"lost": string
"ended": string
"welcome": (values: { account: string | number; name: string | number }) => string
"provider": {
"about": (values: { domain: string | number; host: string | number }) => string
"submit": string
"link": string
"failed": string
"again": string
}
"again": {
"title": string
"about": string
"link": string
"linkAgain": string
"linkHint": (values: { email: string | number }) => string
"linkSent": (values: { email: string | number }) => string
"provider": (values: { host: string | number }) => string
"providerHint": string
"none": string
}
"link": {
"title": string
"about": string
"submit": string
}
"invitation": {
"title": string
"about": string
"submit": string
"by": (values: { account: string | number; name: string | number }) => string
"to": (values: { account: string | number }) => string
"role": (values: { role: string }) => string
"until": (values: { time: string | number }) => string
"overTitle": string
}
"key": string
"how": string
"keep": string
"submit": string
"missing": string
"refused": string
}
"setUp": {
"title": string
"about": string
"name": string
"nameHint": string
"person": string
"email": string
"emailHint": string
"submit": string
"signIn": string
"missing": string
"noPerson": string
"overTitle": string
"over": string
"readyTitle": string
"ready": (values: { name: string | number }) => string
"passkey": string
"passkeyAdded": string
"nextByMail": string
"nextByNothing": string
"passkeyLater": string
"skip": string
"goOn": string
"notSignedIn": string
"withKey": string
}
"status": {
"DRAFT": string
"SENT": string
"COMPLETED": string
"REJECTED": string
"CANCELLED": string
"EXPIRED": string
}
"sealing": {
"pendingMark": string
"failedMark": string
"pending": string
"failed": (values: { detail: string | number }) => string
}
"documents": {
"title": string
"back": string
"filter": string
"all": string
"mine": string
"none": string
"more": string
"search": string
"found": (values: { count: number; isAll: boolean }) => string
"notFound": (values: { words: string | number }) => string
"searchOlder": string
"people": (values: { more: number; names: string | number }) => string
"signed": (values: { all: number; signed: number }) => string
"signedBy": (values: { names: string | number }) => string
"columns": {
"title": string
"people": string
"status": string
"changed": string
}
"noneFiltered": string
"clear": string
"sort": string
"orders": {
"newest": string
"oldest": string
"changed": string
"unchanged": string
"title": string
"titleBack": string
"status": string
"statusBack": string
}
"filters": {
"title": (values: { count: number }) => string
"owner": string
"allOwners": string
"mine": string
"removedOwner": string
"ownerIs": (values: { name: string | number }) => string
"person": string
"time": string
"times": {
"CREATED": string
"SENT": string
"CHANGED": string
}
"from": string
"to": string
"labelIs": (values: { label: string | number }) => string
"personIs": (values: { person: string | number }) => string
"between": (values: { from: string | number; to: string | number }) => string
"since": (values: { day: string | number }) => string
"until": (values: { day: string | number }) => string
"remove": (values: { filter: string | number }) => string
"personHint": string
}
"table": {
"save": string
"saveValues": string
"values": string
"stop": (values: { count: number }) => string
"limit": (values: { count: number }) => string
}
"noneOf": {
"DRAFT": string
"SENT": string
"COMPLETED": string
"REJECTED": string
"EXPIRED": string
"CANCELLED": string
}
"noneMine": string
"searchAbout": string
"clearSearch": string
"clearBoth": string
"showAll": string
}
"selected": {
"title": string
"all": string
"one": (values: { title: string | number }) => string
"count": (values: { count: number }) => string
"most": (values: { max: number }) => string
"match": (values: { max: number }) => string
"reading": (values: { count: number }) => string
"clear": string
"more": string
"save": (values: { count: number }) => string
"label": (values: { count: number }) => string
"remind": (values: { count: number }) => string
"cancel": (values: { count: number }) => string
"delete": (values: { count: number }) => string
"ask": (values: { action: string; count: number }) => string
"confirm": (values: { action: string; count: number }) => string
"applies": (values: { action: string; all: number; count: number; left: number }) => string
"remindAbout": string
"labelAbout": string
"deleteAbout": string
"run": (values: { action: string }) => string
"running": string
"progress": (values: { all: number; done: number }) => string
"pause": (values: { seconds: number }) => string
"stop": string
"again": (values: { count: number }) => string
"outcome": (values: { action: string; all: number; done: number }) => string
"done": (values: { action: string }) => string
"reminded": (values: { people: number }) => string
"untried": string
"problemOf": (values: { name: string | number; problem: string | number }) => string
"nobody": string
"stopped": string
"download": (values: { count: number }) => string
"downloadAbout": (values: { megabytes: number }) => string
"tooLarge": (values: { max: number; megabytes: number }) => string
"unsaved": string
"zipName": string
"missingName": string
"missing": string
"zipPartly": (values: { name: string | number }) => string
"noZip": string
"noLabel": string
}
"labels": {
"title": string
"field": string
"add": string
"remove": (values: { label: string | number }) => string
"saved": string
"filter": string
"all": string
"none": (values: { label: string | number }) => string
}
"attention": {
"title": string
"rejected": string
"sealFailed": string
"yourTurn": string
"expires": (values: { time: string | number }) => string
"missed": string
"wrongPerson": string
"other": string
"tab": string
"none": string
"noneAbout": string
}
"newDocument": {
"title": string
"hint": string
"choose": string
"onlyOne": string
"uploading": (values: { name: string | number }) => string
"checked": (values: { name: string | number }) => string
"cancel": string
"cancelled": string
"notPdf": (values: { name: string | number }) => string
"empty": (values: { name: string | number }) => string
"tooLarge": (values: { max: number; name: string | number; size: number }) => string
}
"draft": {
"people": string
"nobody": string
"needsPeople": string
"inOrder": string
"fields": string
"texts": string
"title": string
"message": string
"language": string
"pageFooter": string
"expiry": string
"expiryZone": (values: { zone: string | number }) => string
"laterBy": (values: { days: number }) => string
"saved": string
"state": {
"saved": string
"saving": string
"slow": string
"kept": string
"repeated": string
"refused": string
}
"offline": string
"unsaved": string
"review": string
"side": {
"label": string
"people": string
"field": string
"more": string
}
"skip": {
"label": string
"people": string
"fields": string
"send": string
"keys": string
}
"send": (values: { count: number }) => string
"sending": string
"sent": string
"delete": string
"deleteSure": string
"deleteAbout": string
"noMail": string
}
"roles": {
"label": string
"found": (values: { count: number; names: string | number }) => string
"add": (values: { count: number }) => string
"added": string
}
"review": {
"title": string
"inOrder": string
"atOnce": string
"delivery": (values: { address: string | number; way: string }) => string
"check": (values: { way: string }) => string
"fields": (values: { count: number }) => string
"message": string
"noMessage": string
"messageTo": string
"messageOf": (values: { name: string | number }) => string
"fromTo": (values: { from: string | number; to: string | number }) => string
"smsTo": (values: { to: string | number }) => string
"time": string
"lastDay": (values: { time: string | number }) => string
"noLastDay": string
"reminders": (values: { every: number; first: number; max: number }) => string
"stops": string
"stopped": string
"doubts": string
"ofPerson": (values: { name: string | number; text: string | number }) => string
"sameAddress": (values: { address: string | number; names: string | number }) => string
"noPlace": (values: { name: string | number }) => string
"noLabels": (values: { count: number }) => string
"noFields": (values: { count: number; names: string | number }) => string
"mistyped": (values: { address: string | number; meant: string | number; name: string | number }) => string
"doubtfulFields": (values: { count: number }) => string
"show": string
"showName": (values: { text: string | number }) => string
"back": string
"offline": string
"repeated": string
"waits": string
}
"conflict": {
"text": (values: { theirs: string | number }) => string
"takeTheirs": string
"keepMine": string
}
"otherPdf": {
"choose": string
"hint": string
"busy": string
"done": (values: { added: number; found: number; kept: number }) => string
"unchanged": string
"dropSure": string
"dropAbout": (values: { fields: number; pages: number }) => string
"drop": string
}
"copyDocument": {
"start": string
"busy": string
"done": string
}
"addPerson": {
"name": string
"email": string
"add": string
"adding": (values: { name: string | number }) => string
"added": string
"keep": string
"noName": string
"suggested": (values: { count: number }) => string
}
"signToo": {
"start": string
"title": string
"about": string
"add": string
}
"role": {
"SIGNER": string
"ACCEPTOR": string
"REVIEWER": string
"ORGANIZER": string
}
"signature": {
"DRAWING": string
"CLICK_TO_SIGN": string
"BANKID": string
"MANUAL": string
"NONE": string
}
"delivery": {
"EMAIL": string
"SMS": string
"NONE": string
}
"verification": {
"NONE": string
"EMAIL_BEFORE_SIGNING": string
"SMS_BEFORE_SIGNING": string
}
"off": {
"mail": string
"sms": string
}
"party": {
"summary": (values: { address: string | number; role: string | number; signature: string | number }) => string
"task": (values: { role: string | number; signature: string | number }) => string
"find": string
"found": (values: { count: number }) => string
"showAll": (values: { count: number }) => string
"noAddress": string
"sameAddress": string
"settings": string
"name": string
"email": string
"phone": string
"ssn": string
"role": string
"signature": string
"delivery": string
"verification": string
"seeAs": (values: { name: string | number }) => string
"remove": string
"removeFields": (values: { count: number }) => string
"removed": string
"up": (values: { name: string | number }) => string
"down": (values: { name: string | number }) => string
"signatureOf": (values: { name: string | number }) => string
"initialsOf": (values: { name: string | number }) => string
"noMarks": string
"missed": string
"states": {
"SIGNED": string
"REJECTED": string
"OPENED": string
"READ": string
"NOT_SENT": string
"SENT": string
"DELIVERED": string
"BOUNCED": string
"FAILED": string
"TURN": (values: { name: string | number }) => string
"LINK": string
"ASKED": string
"FOLLOWS": string
"NEVER_ASKED": string
"NOT_REACHED": string
"NOT_OPENED": (values: { status: string }) => string
"NOT_DONE": (values: { role: string; status: string }) => string
}
"signNow": string
"signNowName": (values: { name: string | number }) => string
"ownTurn": string
"remind": string
"remindName": (values: { name: string | number }) => string
"reminded": string
"remindFrom": (values: { time: string | number }) => string
"correct": string
"correctName": (values: { name: string | number }) => string
"correctTitle": (values: { name: string | number }) => string
"correctAbout": (values: { way: string }) => string
"correctNow": (values: { way: string }) => string
"corrected": string
"link": string
"linkName": (values: { name: string | number }) => string
"linkTitle": (values: { name: string | number }) => string
"linkWarning": (values: { name: string | number }) => string
"linkIn": string
"linkMessage": (values: { link: string | number; name: string | number; role: string; title: string | number }) => string
"linkAlone": string
"linkText": string
"more": (values: { name: string | number }) => string
"linkMessageItem": string
"linkCopied": (values: { name: string | number }) => string
"renew": string
"renewTitle": (values: { name: string | number }) => string
"renewAbout": (values: { way: string }) => string
"renewed": string
"reported": string
"replace": string
"replaceTitle": (values: { name: string | number }) => string
"replaceAbout": (values: { name: string | number }) => string
"replaceNow": string
"replaced": string
"removeTitle": (values: { name: string | number }) => string
"removeAbout": (values: { name: string | number }) => string
}
"follow": {
"progress": (values: { all: number; signed: number; status: string }) => string
"expires": (values: { time: string | number }) => string
"reason": (values: { reason: string | number }) => string
"cancel": string
"cancelTitle": string
"cancelAbout": string
"cancelWithoutMail": string
"noReason": string
"cancelReason": string
"cancelNow": string
"keep": string
"cancelled": string
"noMail": string
"linkWarning": string
"change": string
"saved": string
"save": string
"lastDay": string
"lastDayAbout": string
"lastDayReminds": (values: { count: number; names: string | number }) => string
"lastDayField": string
"reminders": string
"remindersAbout": string
"firstAfter": string
"every": string
"most": string
"texts": string
"textsAbout": string
"addPerson": string
"addAbout": string
"turn": string
"turnAtOnce": string
"turnWith": (values: { name: string | number; others: number }) => string
"turnLast": string
"addNow": string
"added": string
}
"files": {
"title": string
"sealed": string
"original": string
"about": (values: { name: string | number; pages: number }) => string
"verify": string
}
"pages": {
"sealedFile": string
"file": string
"which": string
"failed": string
"hint": string
"set": string
"ticked": string
"leftEmpty": string
"waiting": (values: { has: string; name: string | number; value: string | number }) => string
"missed": (values: { has: string; name: string | number; value: string | number }) => string
"line": (values: { label: string | number; value: string | number }) => string
"who": (values: { name: string | number; time: string | number }) => string
"onPage": (values: { label: string | number; page: number }) => string
"list": (values: { all: number; done: number }) => string
}
"trail": {
"title": string
"showAll": (values: { count: number }) => string
"older": string
"repeated": (values: { count: string | number; sentence: string | number }) => string
"removedParty": string
"messages": {
"INVITATION": (values: { name: string | number }) => string
"YOUR_TURN": (values: { name: string | number }) => string
"REMINDER": (values: { name: string | number }) => string
"CODE": (values: { name: string | number }) => string
"RECEIPT": (values: { name: string | number }) => string
"COMPLETED": (values: { name: string | number }) => string
"REJECTED": (values: { name: string | number }) => string
"CANCELLED": (values: { name: string | number }) => string
"EXPIRED": (values: { name: string | number }) => string
"other": (values: { name: string | number }) => string
}
"events": {
"document.created": string
"document.updated": (values: { status: string }) => string
"document.sent": string
"document.completed": string
"document.seal_failed": string
"document.rejected": (values: { has: string; reason: string | number }) => string
"document.cancelled": (values: { has: string; reason: string | number }) => string
"document.expired": string
"party.added": (values: { name: string | number }) => string
"party.updated": (values: { name: string | number }) => string
"party.removed": (values: { name: string | number }) => string
"party.released": (values: { name: string | number }) => string
"party.sent": (values: { address: string | number; message: string | number }) => string
"party.delivered": (values: { address: string | number; message: string | number }) => string
"party.bounced": (values: { address: string | number; message: string | number }) => string
"party.failed": (values: { address: string | number; message: string | number }) => string
"party.opened": (values: { name: string | number }) => string
"party.read": (values: { name: string | number; reading: string }) => string
"party.signed": (values: { name: string | number }) => string
"party.rejected": (values: { has: string; name: string | number; reason: string | number }) => string
"party.reminded": (values: { name: string | number }) => string
"party.verified": (values: { name: string | number }) => string
"party.verification_failed": (values: { name: string | number }) => string
"party.identification_failed": (values: { name: string | number }) => string
"party.wrong_person": (values: { name: string | number }) => string
}
"lastDay": (values: { after: string | number; before: string | number }) => string
"noDay": string
"renewed": (values: { name: string | number }) => string
"replaced": (values: { name: string | number; other: string | number }) => string
}
"settings": {
"title": string
"rooms": {
"you": {
"name": string
"about": string
}
"account": {
"name": string
"about": string
}
"members": {
"name": string
"about": string
}
"developers": {
"name": string
"about": string
}
"log": {
"name": string
"about": string
}
}
"profile": {
"title": string
"about": string
"aboutOthers": string
"rename": string
}
"name": string
"save": string
"saved": string
"remove": string
"more": string
"account": {
"title": string
"about": string
"name": string
"nameHint": string
"email": string
"phone": string
"timeZone": string
"noTimeZone": string
"zones": {
"own": string
"common": string
"all": string
"notFound": (values: { words: string | number }) => string
"cities": {
"Europe/Copenhagen": string
"Europe/Helsinki": string
"Europe/Brussels": string
"Europe/Luxembourg": string
"Europe/Zurich": string
"Europe/Vienna": string
"Europe/Rome": string
"Europe/Lisbon": string
"Europe/Prague": string
"Europe/Warsaw": string
"Europe/Belgrade": string
"Europe/Bucharest": string
"Europe/Athens": string
"Europe/Kiev": string
"Europe/Kyiv": string
"Europe/Moscow": string
"Atlantic/Faeroe": string
"Atlantic/Faroe": string
"America/Godthab": string
"America/Sao_Paulo": string
"Africa/Cairo": string
"Asia/Calcutta": string
"Asia/Kolkata": string
"Asia/Katmandu": string
"Asia/Rangoon": string
"Asia/Saigon": string
}
}
"testMail": string
"testMailSent": (values: { to: string | number }) => string
}
"newDocuments": {
"title": string
"about": string
"language": string
"anyLanguage": string
"expiry": string
}
"members": {
"title": string
"about": string
"seen": string
"own": string
"waits": string
"deactivated": string
"signedIn": (values: { time: string | number }) => string
"neverSignedIn": string
"provisioned": string
"roleOf": (values: { name: string | number }) => string
"savedForNow": string
"more": (values: { name: string | number }) => string
"again": string
"rename": string
"renameName": (values: { name: string | number }) => string
"invite": string
"inviteNow": string
"invited": (values: { email: string | number }) => string
"linkTitle": (values: { name: string | number }) => string
"linkAbout": string
"name": string
"email": string
"role": string
"remove": string
"removeSure": (values: { name: string | number }) => string
"removeAbout": string
"removeOwn": string
"removeProvisioned": string
"removed": string
"roles": {
"READER": {
"name": string
"about": string
}
"SENDER": {
"name": string
"about": string
}
"ADMIN": {
"name": string
"about": string
}
}
"heir": string
"noHeir": string
"sight": {
"title": string
"ALL": string
"OWNER": string
}
"sender": {
"title": string
"account": (values: { account: string | number }) => string
"member": (values: { account: string | number; member: string | number }) => string
"example": string
"accountAbout": string
"memberAbout": string
}
}
"signOn": {
"title": string
"about": string
"none": string
"setUp": string
"change": string
"save": string
"saved": string
"issuer": string
"issuerHint": string
"clientId": string
"clientSecret": string
"secretHint": string
"redirectUri": string
"domains": string
"domainsHint": string
"proved": string
"notProved": string
"record": (values: { name: string | number; value: string | number }) => string
"check": string
"checked": string
"creates": string
"only": string
"onlyAbout": string
"newRole": string
"noRole": string
"claim": string
"claimHint": string
"valuesOf": (values: { role: string | number }) => string
"remove": string
"removeSure": string
"removeAbout": string
"removed": string
"guide": string
"register": string
"noIssuer": string
"noClient": string
"noSecret": string
"noDomain": string
"try": string
"tryAbout": (values: { email: string | number }) => string
"tryOther": (values: { email: string | number }) => string
}
"log": {
"title": string
"about": string
"what": string
"who": string
"all": string
"nothing": string
"server": string
"none": string
"yes": string
"no": string
"types": {
"account.updated": string
"api_key.created": string
"api_key.revoked": string
"member.invited": string
"member.invited_again": string
"member.updated": string
"member.removed": string
"member.created": string
"single_sign_on.updated": string
"single_sign_on.domain_proved": string
"single_sign_on.removed": string
"member.signed_in": string
"member.signed_out": string
"member.documents_handed_over": string
"document.handed_over": string
"document.shared": string
"document.unshared": string
"passkey.added": string
"passkey.removed": string
"webhook_endpoint.created": string
"webhook_endpoint.updated": string
"webhook_endpoint.secret_rotated": string
"webhook_endpoint.deleted": string
}
"values": {
"READER": string
"SENDER": string
"ADMIN": string
"invitation": string
"operatorLink": string
"signInLink": string
"passkey": string
"singleSignOn": string
"otherAccount": string
"COOKIE_COPIED": string
}
"fields": {
"name": string
"email": string
"role": string
"scopes": string
"expiresAt": string
"url": string
"events": string
"description": string
"enabled": string
"contactEmail": string
"contactPhone": string
"timeZone": string
"namesMember": string
"member": string
"owner": string
"notifications": string
"issuer": string
"clientId": string
"clientSecret": string
"domain": string
"domains": string
"roleClaim": string
"roles": string
"defaultRole": string
"createsMembers": string
"onlySingleSignOn": string
"way": string
"displayName": string
"defaultLanguage": string
"defaultReminders": string
"expiresAfterDays": string
"documentsSeenBy": string
"sessions": string
"disabledReason": string
"reason": string
"active": string
"count": string
}
}
"passkeys": {
"title": string
"about": string
"none": string
"add": string
"cancelled": string
"unnamed": string
"since": (values: { time: string | number }) => string
"used": (values: { time: string | number }) => string
"unused": string
"rename": string
"renameName": (values: { name: string | number }) => string
"removeName": (values: { name: string | number }) => string
"removed": string
"removeSure": (values: { name: string | number }) => string
"removeAbout": string
}
"sessions": {
"title": string
"about": string
"current": string
"since": (values: { time: string | number }) => string
"used": (values: { time: string | number }) => string
"unknown": string
"end": string
"endName": (values: { browser: string | number }) => string
"ended": string
"all": string
"allSure": string
"allAbout": string
}
"mails": {
"own": string
"ownAbout": (values: { address: string | number }) => string
"ofAccount": string
"ofAccountAbout": string
"title": string
"about": string
"address": (values: { address: string | number }) => string
"noAddress": string
"noMail": string
"times": {
"OFF": string
"IMMEDIATELY": string
"DAILY": string
}
"kinds": {
"completed": {
"name": string
"about": string
}
"rejected": {
"name": string
"about": string
}
"undelivered": {
"name": string
"about": string
}
"wrongPerson": {
"name": string
"about": string
}
"expiring": {
"name": string
"about": string
}
}
}
"keys": {
"title": string
"about": string
"none": string
"own": string
"used": (values: { time: string | number }) => string
"neverUsed": string
"expires": (values: { time: string | number }) => string
"mayAll": string
"revoke": string
"revokeName": (values: { name: string | number }) => string
"revokeSure": (values: { name: string | number }) => string
"revokeAbout": string
"revokeOwn": string
"revoked": string
"create": string
"name": string
"nameHint": string
"scopes": string
"presets": {
"sends": string
"reads": string
"all": string
}
"expiry": string
"createNow": string
"noName": string
"noScope": string
"secretTitle": (values: { name: string | number }) => string
"secretAbout": string
}
"scopes": {
"documents:read": {
"name": string
"about": string
}
"documents:write": {
"name": string
"about": string
}
"contacts:read": {
"name": string
"about": string
}
"contacts:write": {
"name": string
"about": string
}
"webhooks:write": {
"name": string
"about": string
}
"account:read": {
"name": string
"about": string
}
"account:write": {
"name": string
"about": string
}
"keys:write": {
"name": string
"about": string
}
"members:read": {
"name": string
"about": string
}
"members:write": {
"name": string
"about": string
}
"log:read": {
"name": string
"about": string
}
"scim": {
"name": string
"about": string
}
}
"webhooks": {
"title": string
"about": string
"guide": string
"none": string
"enabled": string
"disabled": string
"enable": string
"disable": string
"failing": string
"failingSince": (values: { time: string | number }) => string
"nextTry": (values: { time: string | number }) => string
"retryAll": string
"retried": string
"events": (values: { count: number }) => string
"reasons": {
"gone": string
"failing": string
"backlog": string
}
"twoSecrets": (values: { time: string | number }) => string
"rotate": string
"moreFor": (values: { url: string | number }) => string
"rotated": string
"removeSure": string
"removeAbout": (values: { url: string | number }) => string
"removed": string
"create": string
"url": string
"urlHint": string
"description": string
"eventTypes": {
"document.sent": string
"document.completed": string
"document.rejected": string
"document.cancelled": string
"document.expired": string
"party.added": string
"party.updated": string
"party.removed": string
"party.released": string
"party.sent": string
"party.delivered": string
"party.bounced": string
"party.failed": string
"party.opened": string
"party.read": string
"party.signed": string
"party.rejected": string
"party.reminded": string
"party.wrong_person": string
}
"which": {
"document": string
"party": string
}
"createNow": string
"noUrl": string
"noEvents": string
"secretTitle": string
"secretAbout": string
"deliveries": string
"noDeliveries": string
"test": string
"tested": string
"status": {
"PENDING": string
"DELIVERED": string
"FAILED": string
}
"attempts": (values: { count: number }) => string
"answered": (values: { status: number }) => string
"redirected": (values: { address: string | number }) => string
"next": (values: { time: string | number }) => string
"retry": string
"bodies": string
}
}
"server": {
"title": string
"back": string
"about": string
"again": string
"guide": string
"hidden": string
"unreachable": string
"version": (values: { version: string | number }) => string
"parts": {
"status": {
"name": string
"states": {
"ok": {
"mark": string
"about": string
}
"unavailable": {
"mark": string
"about": string
}
"disk_full": {
"mark": string
"about": string
}
}
}
"jobs": {
"name": string
"states": {
"ok": {
"mark": string
"about": string
}
"late": {
"mark": string
"about": string
}
}
}
"mail": {
"name": string
"states": {
"ok": {
"mark": string
"about": string
}
"off": {
"mark": string
"about": string
}
"delayed": {
"mark": string
"about": string
}
}
}
"sms": {
"name": string
"states": {
"ok": {
"mark": string
"about": string
}
"off": {
"mark": string
"about": string
}
"delayed": {
"mark": string
"about": string
}
}
}
"sealing": {
"name": string
"states": {
"ok": {
"mark": string
"about": string
}
"checking": {
"mark": string
"about": string
}
"no_key": {
"mark": string
"about": string
}
"failing": {
"mark": string
"about": string
}
}
}
"bankid": {
"name": string
"states": {
"ok": {
"mark": string
"about": string
}
"checking": {
"mark": string
"about": string
}
"unreachable": {
"mark": string
"about": string
}
"certificate_expired": {
"mark": string
"about": string
}
}
}
}
}
"fields": {
"hint": string
"hintByTouch": string
"firstPerson": string
"nobodyYet": string
"recipient": string
"palette": string
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
"armed": (values: { type: string | number }) => string
"armedByTouch": (values: { type: string | number }) => string
"placed": (values: { page: number; type: string | number }) => string
"page": (values: { number: number; pages: number }) => string
"pages": string
"goToPage": string
"zoom": string
"zoomIn": string
"zoomOut": string
"zoomed": (values: { zoom: number }) => string
"fitWidth": (values: { zoom: number }) => string
"rail": string
"thumbnail": (values: { count: number; page: number }) => string
"pageFailed": string
"opening": string
"failed": string
"undo": string
"redo": string
"about": (values: { label: string | number; page: number }) => string
"aboutOwned": (values: { label: string | number; owner: string | number; page: number }) => string
"optionalMark": string
"againMark": string
"sameValue": string
"at": (values: { x: number; y: number }) => string
"sized": (values: { height: number; width: number }) => string
"removed": (values: { count: number }) => string
"keys": string
"warnings": {
"overlap": string
"offPage": string
"noParty": string
}
"warned": (values: { count: number }) => string
"several": (values: { count: number }) => string
"nothing": string
"settings": string
"done": string
"owner": string
"nobody": string
"label": string
"required": string
"value": string
"ticked": string
"readOnly": string
"multiline": string
"maxLength": string
"format": string
"formats": {
"ANY": string
"EMAIL": string
"PHONE": string
"DIGITS": string
}
"options": string
"option": (values: { number: number }) => string
"addOption": string
"duplicate": string
"toAllPages": string
"copiedToAll": (values: { pages: number }) => string
"remove": string
"align": string
"edges": {
"left": string
"right": string
"top": string
"bottom": string
}
"tooMany": (values: { most: number }) => string
"conflict": string
"suggested": (values: { count: number; types: string | number }) => string
"suggestedType": (values: { count: number; type: string | number }) => string
"became": string
"becameOne": (values: { name: string | number; page: number; type: string | number }) => string
"referred": (values: { isNumber: boolean; reference: string | number }) => string
"broughtFor": (values: { count: number; has: string; name: string | number }) => string
"keepSuggested": string
"removeSuggested": string
"notTaken": (values: { count: number }) => string
"shortcuts": {
"title": string
"rows": {
"part": {
"name": string
"keys": string
}
"partBack": {
"name": string
"keys": string
}
"place": {
"name": string
"keys": string
}
"move": {
"name": string
"keys": string
}
"moveFar": {
"name": string
"keys": string
}
"resize": {
"name": string
"keys": string
}
"remove": {
"name": string
"keys": string
}
"duplicate": {
"name": string
"keys": string
}
"copy": {
"name": string
"keys": string
}
"undo": {
"name": string
"keys": string
}
"zoom": {
"name": string
"keys": string
}
"stop": {
"name": string
"keys": string
}
"show": {
"name": string
"keys": string
}
}
}
}
"contacts": {
"title": string
"search": string
"none": string
"found": (values: { count: number; isAll: boolean }) => string
"notFound": (values: { words: string | number }) => string
"from": string
"fromStart": string
"noneFrom": (values: { letter: string | number }) => string
"more": string
"add": string
"change": string
"save": string
"saved": string
"remove": string
"removed": string
"removeSure": string
"removeAbout": string
"noName": string
"correct": string
"fields": {
"firstName": string
"lastName": string
"email": string
"phone": string
"ssn": string
"companyRole": string
"externalId": string
}
"company": {
"title": string
"none": string
"new": string
"name": string
"orgNumber": string
"noName": string
}
"companies": {
"title": string
"back": string
"add": string
"none": string
"contacts": string
"removed": string
"removeSure": string
"removeAbout": string
"isUsed": string
}
"export": {
"save": string
"reads": (values: { count: number }) => string
"limit": (values: { count: number }) => string
}
"import": {
"open": string
"about": (values: { rows: number }) => string
"choose": string
"noNames": string
"tooMany": (values: { rows: number }) => string
"found": (values: { count: number; name: string | number }) => string
"more": (values: { count: number }) => string
"unknown": (values: { columns: string | number }) => string
"leaveKnownOut": string
"withoutCompany": (values: { companies: string | number; more: number }) => string
"unclearCompany": (values: { company: string | number }) => string
"tooManyCompanies": (values: { company: string | number; count: number }) => string
"add": (values: { count: number }) => string
"stop": string
"goOn": string
"result": (values: { added: number; known: number; refused: number }) => string
"notCompared": string
"addedWithout": (values: { lines: string | number }) => string
"progress": (values: { count: number; done: number }) => string
"pause": (values: { seconds: number }) => string
"refused": (values: { count: number }) => string
"reason": string
"reasons": {
"name": string
"quote": string
}
"saveRefused": string
"theseRows": string
"refusedFile": string
"lines": (values: { count: number; isCut: boolean; lines: string | number }) => string
"moreReasons": string
"doubled": (values: { count: number; lines: string | number }) => string
}
}
"made": {
"belongs": (values: { name: string | number }) => string
"by": (values: { name: string | number }) => string
"stored": (values: { name: string | number }) => string
}
"share": {
"open": string
"title": string
"about": string
"owner": string
"with": string
"choose": string
"share": string
"handOver": string
"stop": (values: { name: string | number }) => string
"shared": string
"unshared": string
"handedOver": string
}
"skip": {
"label": string
"content": string
}
}
