/* Generated from src/verify/texts/en.json by npm run generate. */
export interface VerifyTexts {
"title": string
"intro": string
"privacy": string
"choose": string
"chooseOther": string
"drop": string
"dropNow": string
"checking": (values: { name: string | number }) => string
"insecure": string
"failed": string
"unsealed": {
"empty": {
"title": string
"next": string
}
"incomplete": {
"title": string
"next": string
}
"too_large": {
"title": string
"next": string
}
"not_a_pdf": {
"title": string
"next": string
}
"encrypted": {
"title": string
"next": string
}
"no_seal": {
"title": string
"next": string
}
"not_paraph": {
"title": string
"next": string
}
"damaged": {
"title": string
"next": string
}
}
"reasons": string
"file": string
"document": string
"sender": string
"origins": {
"unknown": (values: { service: string | number }) => string
"unavailable": string
}
"issuer": string
"validity": string
"validBetween": (values: { from: string | number; to: string | number }) => string
"noSealer": string
"noTime": string
"noPersons": string
"roles": {
"SIGNER": string
"ACCEPTOR": string
"REVIEWER": string
"ORGANIZER": string
}
"act": string
"at": string
"link": string
"verification": string
"reading": string
"addresses": string
"statement": string
"technical": string
"fileHash": string
"originalHash": string
"certificateHash": string
"level": string
"found": string
"ipAddress": string
"second": string
"secondText": string
"secondLink": string
"footer": string
}
