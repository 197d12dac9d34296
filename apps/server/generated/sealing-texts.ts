/* Generated from src/work/sealing/texts/en.json by npm run generate. */
export interface SealingTexts {
"eyebrow": string
"intro": string
"footer": (values: { count: string | number; page: string | number }) => string
"test": {
"mark": string
"banner": string
"warning": string
}
"summary": {
"heading": string
"aboutLinks": {
"MESSAGE": string
"API": string
}
"sent": string
"passedOn": string
"opened": string
"read": string
"deeds": {
"SIGNER": string
"ACCEPTOR": string
"REVIEWER": string
"ORGANIZER": string
}
"how": {
"DRAWN": string
"PICTURE": string
"TYPED": string
"CLICK": string
"MANUAL": string
"BANKID": string
}
"identified": string
"links": {
"MESSAGE": string
"API": string
}
"codes": {
"SMS_BEFORE_SIGNING": (values: { address: string | number }) => string
"EMAIL_BEFORE_SIGNING": (values: { address: string | number }) => string
}
"bankId": (values: { name: string | number; personalNumber: string | number }) => string
"from": string
"ipAddress": (values: { shortened: string | number }) => string
"notRecorded": string
}
"document": {
"heading": string
"file": string
"pages": (values: { count: number; size: string | number }) => string
"fileHash": string
"encryption": string
"encrypted": string
"attachments": string
"comments": string
"comment": (values: { page: string | number }) => string
"sender": string
"created": string
"sent": string
"id": string
"commentBy": (values: { author: string | number; page: string | number }) => string
"attachment": (values: { name: string | number; size: string | number }) => string
}
"parties": {
"heading": (values: { count: number }) => string
"shortened": string
"roles": {
"SIGNER": string
"ACCEPTOR": string
"REVIEWER": string
"ORGANIZER": string
}
"deeds": {
"SIGNER": (values: { time: string | number }) => string
"ACCEPTOR": (values: { time: string | number }) => string
"REVIEWER": (values: { time: string | number }) => string
"ORGANIZER": (values: { time: string | number }) => string
}
"notRequired": string
"company": string
"orgNumber": (values: { number: string | number }) => string
"country": string
"reached": string
"reachedBy": {
"EMAIL": (values: { address: string | number }) => string
"SMS": (values: { address: string | number }) => string
"NONE": string
}
"link": string
"links": {
"MESSAGE": string
"API": string
}
"verified": string
"verifiedBy": {
"NONE": string
"SMS_BEFORE_SIGNING": (values: { address: string | number }) => string
"EMAIL_BEFORE_SIGNING": (values: { address: string | number }) => string
}
"drawn": (values: { name: string | number }) => string
"pictured": (values: { name: string | number }) => string
"typed": string
"manual": string
"clicked": string
"bankid": string
"bankIdNotReal": {
"test": string
"simulator": string
}
"bankIdPerson": string
"bankIdPersonIs": (values: { name: string | number; personalNumber: string | number }) => string
"bankIdEnvironments": {
"production": string
"test": string
"simulator": string
}
"bankIdTime": string
"statement": (values: { version: string | number }) => string
"reading": string
"file": string
"sameFile": string
"otherFile": string
"unknown": string
"signatureHash": string
"fields": (values: { time: string | number }) => string
"fieldOnPages": (values: { count: number; pages: string | number }) => string
"fieldValues": {
"empty": string
"ticked": string
"unticked": string
"drawn": string
}
}
"trail": {
"heading": string
"intro": (values: { count: number }) => string
"omitted": (values: { count: number }) => string
"time": string
"event": string
"hash": string
"lastHash": string
"accountChain": string
"accountEntry": (values: { number: number }) => string
"events": {
"document.created": string
"document.updated": (values: { changed: string | number }) => string
"document.sent": string
"document.completed": string
"document.seal_failed": string
"document.rejected": string
"document.cancelled": string
"document.expired": string
"party.added": (values: { party: string | number }) => string
"party.updated": (values: { changed: string | number; party: string | number }) => string
"party.removed": (values: { party: string | number }) => string
"party.released": (values: { party: string | number }) => string
"party.sent": (values: { message: string | number; party: string | number }) => string
"party.delivered": (values: { message: string | number; party: string | number }) => string
"party.bounced": (values: { message: string | number; party: string | number }) => string
"party.failed": (values: { message: string | number; party: string | number }) => string
"party.opened": (values: { party: string | number }) => string
"party.read": (values: { party: string | number; reading: string }) => string
"party.signed": (values: { party: string | number; role: string }) => string
"party.rejected": (values: { party: string | number }) => string
"party.reminded": (values: { party: string | number }) => string
"party.verified": (values: { party: string | number; verification: string }) => string
"party.verification_failed": (values: { party: string | number }) => string
"party.identification_failed": (values: { failure: string; party: string | number }) => string
"party.wrong_person": (values: { party: string | number }) => string
}
"otherEvent": (values: { type: string | number }) => string
"bySender": string
"byMember": (values: { name: string | number }) => string
"byParty": (values: { name: string | number }) => string
"byService": string
"byReporter": (values: { name: string | number }) => string
"to": (values: { address: string | number }) => string
"reason": (values: { reason: string | number }) => string
"replaces": (values: { name: string | number }) => string
"titleBefore": (values: { title: string | number }) => string
"deadline": (values: { after: string | number; before: string | number }) => string
"messages": {
"INVITATION": string
"YOUR_TURN": string
"REMINDER": string
"CODE": string
"RECEIPT": string
"COMPLETED": string
"REJECTED": string
"CANCELLED": string
"EXPIRED": string
}
"links": {
"MESSAGE": string
"API": string
}
"acts": {
"POINTER": string
"TOUCH": string
"KEY": string
"SCROLL": string
"CLICK": string
}
"noAct": string
"noDeadline": string
"changed": {
"title": string
"message": string
"language": string
"externalId": string
"expiresAt": string
"reminders": string
"redirectUrl": string
"pageFooter": string
"name": string
"role": string
"email": string
"phone": string
"ssn": string
"companyName": string
"companyRole": string
"companyOrgNumber": string
"companyId": string
"country": string
"deliveryMethod": string
"requiredSignature": string
"twoStepVerification": string
"signingOrder": string
"signingUrl": string
}
}
"seal": {
"heading": string
"subject": string
"issuer": string
"level": string
"levels": {
"B-B": string
"B-T": string
"B-LT": string
"B-LTA": string
}
"time": string
"selfSigned": string
}
"verify": {
"heading": string
"how": string
"qr": (values: { url: string | number }) => string
"seal": {
"title": string
"text": string
}
"trail": {
"title": string
"text": string
}
"evidence": {
"title": string
"text": string
}
}
"pageFooter": (values: { count: string | number; id: string | number; page: string | number }) => string
"sealReason": string
}
