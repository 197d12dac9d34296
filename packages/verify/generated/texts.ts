/* Generated from src/texts/en.json by npm run generate. */
import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
export const compiledTexts: Record<string, CompiledTexts> = {
"./en.json": {"verdicts":{"holds":"The seal holds","does_not_hold":"The seal does not hold","cannot_be_said":"No answer is possible","unconfirmed":"Unchanged, but nobody confirms who sealed it"},"meanings":{"holds":"This is the document that was sealed. Nothing in it was changed after that, and it is confirmed who sealed it.","does_not_hold":"Do not rely on this file. Ask for the file that was sealed.","cannot_be_said":"This file gives no reason to rely on it, and none to accuse anyone.","unconfirmed":"Nothing in the document was changed after it was sealed. But anybody can make a certificate with any name, so the name of the sealer proves nothing until somebody you trust confirms it."},"reasons":{"damaged":"The file has a seal that can’t be read. The file is damaged, or it was changed.","range_wrong":"The seal does not cover the file in the way a seal must.","contents_unclear":"The bytes of the seal itself are not written as they must be.","format_wrong":"The signature is not in the format of a seal (PAdES).","changed":"The file was changed after it was sealed.","signature_wrong":"The cryptographic signature of the seal is wrong.","certificate_unbound":"The seal does not say to which certificate it belongs.","weak":"The seal uses cryptography that no longer protects.","certificates_wrong":"The seal contains a certificate that does not belong there.","added_after_seal":"Something was added to the file after it was sealed.","not_valid_then":"The certificate of the seal was not valid when the file was sealed.","key_usage_wrong":"The certificate of the seal is not meant for signatures.","revoked":"The certificate of the seal had been revoked when the file was sealed.","timestamp_wrong":"A timestamp of the seal is wrong.","evidence_damaged":"The evidence in the file can’t be read.","original_changed":"The document in the file is not the one that the evidence is about.","trail_broken":"The audit trail in the evidence was changed.","signature_mismatch":"The signature of a person in the evidence does not match the audit trail.","bankid_wrong":"A BankID signature in the file does not hold.","bankid_mismatch":"A BankID signature in the file is about another document or another person.","fields_mismatch":"What the pages show in the fields or in their footers is not what the evidence says.","too_large":"The file is too large to be verified here.","not_a_pdf":"The file is not a PDF.","encrypted":"The PDF is encrypted. A sealed file is not.","no_seal":"The PDF has no seal. Either it never had one, or the seal was removed.","not_paraph":"The PDF has a signature of another program, but no seal of Paraph with its evidence.","unsupported":"The seal uses cryptography that can’t be verified here.","evidence_newer":"A newer version of Paraph made this file. Verify it with that version.","sealer_unconfirmed":"No trusted certificate confirms who sealed the file.","expired_since":"The certificate of the seal has expired since then, and no trusted timestamp proves that the seal is older."},"questions":{"intact":"Is it unchanged?","sealer":"Who sealed it?","when":"When was it sealed?","persons":"How was each person identified?","notChecked":"What was not checked"},"intact":{"yes":"Yes. Not one byte was changed after the file was sealed.","no":"No.","unknown":"This can’t be said."},"unused":["The sealed part is intact. ",["bytes",2,{"one":[0," byte was"],"other":[0," bytes were"]}]," added after it that no reader uses (white space, for example a line end)."],"confirmedBy":{"certificate":"Confirmed by a trusted certificate.","service":"Confirmed by this service: it made exactly what is sealed in this file.","nobody":"Not confirmed. The name comes from the file itself."},"selfSigned":"The server that sealed the file made the certificate itself. No authority has checked the name in it.","revocation":{"good":"The file contains proof that the certificate was not revoked.","revoked":"The certificate had been revoked.","missing":"The file contains no proof that the certificate was not revoked.","too_large":"The file contains a list of revoked certificates that is too large to be read here: more than 2 MB or 200,000 values. So it was not checked whether the certificate was revoked.","not_needed":"No authority could have revoked the certificate."},"claimed":[["time"],", by the clock of the service."],"timestamp":[["authority"]," confirms that the seal existed on ",["time"],"."],"archival":[["authority"]," confirms that the whole file existed on ",["time"],"."],"untrustedAuthority":"It was not checked whether this timestamp authority can be trusted.","noTimestamp":"No independent authority confirms the time.","remarks":{"events_disordered":"The audit trail has an event that is earlier than the event before it.","signature_time_differs":"A signature has another time than its event in the audit trail.","later_than_seal":"The evidence has a time that is later than the seal or its timestamp.","seal_in_future":"The seal is from a time that has not come yet."},"remarksMeaning":"Some times can’t be right, because a clock was wrong: that of the service, of the timestamp or of this computer. Do not rely on these times. The order of the audit trail still says what came first.","levels":{"B-B":"PAdES B-B: a seal without a timestamp","B-T":"PAdES B-T: a seal with a timestamp","B-LT":"PAdES B-LT: with a timestamp, and with proof that the certificates were valid","B-LTA":"PAdES B-LTA: with a timestamp of that proof too, for many years"},"signatures":{"NONE":"Selected a button","CLICK_TO_SIGN":"Selected a button","DRAWING":"Drew a signature, or typed the name","MANUAL":"Signed on paper, and uploaded a scan","BANKID":"Signed with BankID"},"marks":{"drawn":"Drew a signature","typed":["Typed the name “",["name"],"” as a signature"],"picture":"Gave a picture of a signature"},"fieldTypes":{"SIGNATURE":"Signature","INITIALS":"Initials","DATE_SIGNED":"Date of signing","NAME":"Name","TEXT":"Text","NUMBER":"Number","DATE":"Date","CHECKBOX":"Box to tick","RADIO":"Choice of one","DROPDOWN":"List"},"filled":{"title":"Filled in","field":[["name"]," (",["count",2,{"one":"page","other":"pages"}]," ",["pages"],")"],"mark":"a drawing or a picture","ticked":"ticked","notTicked":"not ticked","empty":"left empty","shown":"The pages of this file show the same, as far as each field has room. This was checked here."},"verifications":{"NONE":"Nothing more was asked.","SMS_BEFORE_SIGNING":"The person entered a code from a text message.","EMAIL_BEFORE_SIGNING":"The person entered a code from an e-mail."},"links":{"MESSAGE":"The person used the link in the message. Only that message contained it.","API":"The person used a link that the sender could see too."},"bankId":{"production":["BankID confirms that ",["name"],", ",["personalNumber"],", signed this document. The evidence of BankID is in the file, and it was checked here."],"test":[["name"],", ",["personalNumber"],", signed in the test environment of BankID. This is not a real person."],"simulator":[["name"],", ",["personalNumber"],", signed in a simulator of BankID. This is not a real person."],"wrong":"The evidence of BankID does not hold. Do not rely on it.","at":"Confirmed by BankID","seen":"Shown in the BankID app"},"notRequired":"Did not have to act.","masked":"Addresses and IP addresses are shortened, as on the signature pages. The attachment evidence.json of the file has all of them.","disagrees":"This does not match the audit trail. Do not rely on it.","notChecked":{"persons":"Whether the persons are who they say they are. The evidence says how they were identified, and that is all it can say.","sealer":"Whether the sealer is who the certificate says.","time":"The time. It comes from the clock of the service.","timestamp_authority":"Whether the timestamp authority can be trusted.","revocation":"Whether the certificate of the seal was revoked.","signature_pages":"Whether the signature pages show the same as the evidence that was judged here.","scans":"Whether the scanned pages show what was signed on paper.","other_signatures":"Signatures of other programs in the file.","active_content":"Whether the file can do something by itself.","differences":"Whether the file shows the same on the screen, in print and as text.","fields":"Whether the pages show the fields as the evidence says, because the pages of the original can’t be read here.","account_chain":"Whether the service still has the same audit trail. Only the service can compare it."},"activeContent":{"script":"It contains JavaScript, which can change what you see.","program":"It can start a program or open another file.","attachment":"It can open a file that is attached to it.","media":"It contains media that can run a program.","form_data":"It can fill in its form from another file.","address":"It can contact an address as soon as it is opened."},"activeContentMeaning":"This file can do something by itself. The seal proves that this is unchanged, but not that it is harmless, nor that all readers see the same.","differences":{"layer":["Page ",["page"],": the layer “",["name"],"” is not shown everywhere, for example only on the screen or only in print."],"annotation":["Page ",["page"],": “",["name"],"” (an annotation or a field) is shown only on the screen, or only in print."],"picture":["Page ",["page"],": in print, a picture is replaced by another one."],"print_program":["Page ",["page"],": it contains a program that draws only in print."],"hidden_text":["Page ",["page"],": a hidden layer has text, which programs still search, copy and read aloud."]},"differencesMeaning":"This file does not show the same everywhere. The seal proves that it is unchanged, but the parties may have seen something else than you do.","test":"This is a test document. It was made with a test key, and binds nobody.","principle":"A seal proves where a file comes from and that it is unchanged. The audit trail proves who agreed to what."},
"./sv.json": {"verdicts":{"holds":"Förseglingen håller","does_not_hold":"Förseglingen håller inte","cannot_be_said":"Det går inte att svara","unconfirmed":"Oförändrad, men ingen bekräftar vem som förseglade den"},"meanings":{"holds":"Det här är dokumentet som förseglades. Inget i det har ändrats sedan dess, och det är bekräftat vem som förseglade det.","does_not_hold":"Lita inte på den här filen. Be att få den fil som förseglades.","cannot_be_said":"Den här filen ger inget skäl att lita på den, och inget skäl att anklaga någon.","unconfirmed":"Inget i dokumentet har ändrats sedan det förseglades. Men vem som helst kan göra ett certifikat med vilket namn som helst, så namnet bevisar ingenting förrän någon du litar på bekräftar det."},"reasons":{"damaged":"Filen har en försegling som inte går att läsa. Filen är skadad eller har ändrats.","range_wrong":"Förseglingen omfattar inte filen på det sätt som en försegling måste.","contents_unclear":"Själva förseglingen är inte skriven som den måste vara.","format_wrong":"Signaturen har inte en förseglings format (PAdES).","changed":"Filen har ändrats efter att den förseglades.","signature_wrong":"Förseglingens kryptografiska signatur är fel.","certificate_unbound":"Förseglingen säger inte vilket certifikat den hör till.","weak":"Förseglingen använder kryptografi som inte längre skyddar.","certificates_wrong":"Förseglingen innehåller ett certifikat som inte hör dit.","added_after_seal":"Något har lagts till i filen efter att den förseglades.","not_valid_then":"Förseglingens certifikat var inte giltigt när filen förseglades.","key_usage_wrong":"Förseglingens certifikat är inte avsett för signaturer.","revoked":"Förseglingens certifikat var spärrat när filen förseglades.","timestamp_wrong":"En av förseglingens tidsstämplar är fel.","evidence_damaged":"Bevisningen i filen går inte att läsa.","original_changed":"Dokumentet i filen är inte det som bevisningen handlar om.","trail_broken":"Händelseloggen i bevisningen har ändrats.","signature_mismatch":"En persons underskrift i bevisningen stämmer inte med händelseloggen.","bankid_wrong":"En underskrift med BankID i filen håller inte.","bankid_mismatch":"En underskrift med BankID i filen gäller ett annat dokument eller en annan person.","fields_mismatch":"Det som sidorna visar i fälten eller i sidfoten är inte det som bevisningen säger.","too_large":"Filen är för stor för att kontrolleras här.","not_a_pdf":"Filen är inte en pdf.","encrypted":"Pdf-filen är krypterad. Det är en förseglad fil inte.","no_seal":"Pdf-filen har ingen försegling. Antingen har den aldrig haft någon, eller så har den tagits bort.","not_paraph":"Pdf-filen har en signatur från ett annat program, men ingen försegling från Paraph med bevisning.","unsupported":"Förseglingen använder kryptografi som inte kan kontrolleras här.","evidence_newer":"En nyare version av Paraph har gjort filen. Kontrollera den med den versionen.","sealer_unconfirmed":"Inget betrott certifikat bekräftar vem som förseglade filen.","expired_since":"Förseglingens certifikat har gått ut sedan dess, och ingen betrodd tidsstämpel visar att förseglingen är äldre."},"questions":{"intact":"Är filen oförändrad?","sealer":"Vem förseglade den?","when":"När förseglades den?","persons":"Hur identifierades var och en?","notChecked":"Vad som inte har kontrollerats"},"intact":{"yes":"Ja. Inte en enda byte har ändrats sedan filen förseglades.","no":"Nej.","unknown":"Det går inte att säga."},"unused":["Den förseglade delen är orörd. Efter den har ",["bytes",4]," byte lagts till som ingen läsare använder (blanktecken, till exempel en radbrytning)."],"confirmedBy":{"certificate":"Bekräftat av ett betrott certifikat.","service":"Bekräftat av den här tjänsten: den har gjort just det som är förseglat i den här filen.","nobody":"Inte bekräftat. Namnet kommer från filen själv."},"selfSigned":"Servern som förseglade filen har själv gjort certifikatet. Ingen utfärdare har kontrollerat namnet i det.","revocation":{"good":"Filen innehåller bevis för att certifikatet inte var spärrat.","revoked":"Certifikatet var spärrat.","missing":"Filen innehåller inget bevis för att certifikatet inte var spärrat.","too_large":"Filen innehåller en spärrlista som är för stor för att läsas här: mer än 2 MB eller 200 000 värden. Därför kontrollerades inte om certifikatet var spärrat.","not_needed":"Det finns ingen utfärdare som kunde ha spärrat certifikatet."},"claimed":[["time"],", enligt tjänstens klocka."],"timestamp":[["authority"]," bekräftar att förseglingen fanns ",["time"],"."],"archival":[["authority"]," bekräftar att hela filen fanns ",["time"],"."],"untrustedAuthority":"Det har inte kontrollerats om den här tidsstämplingstjänsten går att lita på.","noTimestamp":"Ingen oberoende tjänst bekräftar tiden.","remarks":{"events_disordered":"Händelseloggen har en händelse som är tidigare än händelsen före den.","signature_time_differs":"En underskrift har en annan tid än sin händelse i händelseloggen.","later_than_seal":"Bevisningen har en tid som är senare än förseglingen eller dess tidsstämpel.","seal_in_future":"Förseglingen är från en tid som inte har kommit än."},"remarksMeaning":"Några tider kan inte stämma, eftersom en klocka gick fel: tjänstens, tidsstämpelns eller den här datorns. Lita inte på de tiderna. Händelseloggens ordning visar ändå vad som kom först.","levels":{"B-B":"PAdES B-B: en försegling utan tidsstämpel","B-T":"PAdES B-T: en försegling med tidsstämpel","B-LT":"PAdES B-LT: med tidsstämpel och med bevis för att certifikaten var giltiga","B-LTA":"PAdES B-LTA: med tidsstämpel även på det beviset, för många år"},"signatures":{"NONE":"Bekräftade med en knapp","CLICK_TO_SIGN":"Bekräftade med en knapp","DRAWING":"Ritade sin namnteckning eller skrev sitt namn","MANUAL":"Skrev under på papper och laddade upp en skanning","BANKID":"Skrev under med BankID"},"marks":{"drawn":"Ritade en underskrift","typed":["Skrev namnet ”",["name"],"” som underskrift"],"picture":"Gav en bild av en underskrift"},"fieldTypes":{"SIGNATURE":"Underskrift","INITIALS":"Initialer","DATE_SIGNED":"Datum för underskrift","NAME":"Namn","TEXT":"Text","NUMBER":"Tal","DATE":"Datum","CHECKBOX":"Kryssruta","RADIO":"Val av ett","DROPDOWN":"Lista"},"filled":{"title":"Ifyllt","field":[["name"]," (",["count",2,{"one":"sida","other":"sidorna"}]," ",["pages"],")"],"mark":"en teckning eller en bild","ticked":"ikryssat","notTicked":"inte ikryssat","empty":"lämnat tomt","shown":"Filens sidor visar samma sak, så långt utrymmet i varje fält räcker. Det kontrollerades här."},"verifications":{"NONE":"Inget mer krävdes.","SMS_BEFORE_SIGNING":"Personen angav en kod från ett sms.","EMAIL_BEFORE_SIGNING":"Personen angav en kod från ett e-brev."},"links":{"MESSAGE":"Personen använde länken i sitt meddelande. Den fanns bara där.","API":"Personen använde en länk som även avsändaren kunde se."},"bankId":{"production":["BankID bekräftar att ",["name"],", ",["personalNumber"],", har skrivit under det här dokumentet. Beviset från BankID finns i filen och har kontrollerats här."],"test":[["name"],", ",["personalNumber"],", skrev under i BankID:s testmiljö. Det är inte en verklig person."],"simulator":[["name"],", ",["personalNumber"],", skrev under i en simulator av BankID. Det är inte en verklig person."],"wrong":"Beviset från BankID håller inte. Lita inte på det.","at":"Bekräftad av BankID","seen":"Visades i BankID-appen"},"notRequired":"Behövde inte göra något.","masked":"Adresser och IP-adresser är förkortade, som på underskriftssidorna. Filens bilaga evidence.json har dem hela.","disagrees":"Det stämmer inte med händelseloggen. Lita inte på det.","notChecked":{"persons":"Om personerna är de som de säger att de är. Bevisningen visar hur de identifierades, och mer kan den inte visa.","sealer":"Om den som förseglade filen är den som certifikatet säger.","time":"Tiden. Den kommer från tjänstens klocka.","timestamp_authority":"Om tidsstämplingstjänsten går att lita på.","revocation":"Om förseglingens certifikat var spärrat.","signature_pages":"Om underskriftssidorna visar samma sak som bevisningen som har kontrollerats här.","scans":"Om de skannade sidorna visar det som skrevs under på papper.","other_signatures":"Signaturer från andra program i filen.","active_content":"Om filen kan göra något av sig själv.","differences":"Om filen visar detsamma på skärmen, i utskrift och som text.","fields":"Om sidorna visar fälten som bevisningen säger, eftersom originalets sidor inte går att läsa här.","account_chain":"Om tjänsten fortfarande har samma händelselogg. Bara tjänsten kan jämföra den."},"activeContent":{"script":"Den innehåller JavaScript, som kan ändra det du ser.","program":"Den kan starta ett program eller öppna en annan fil.","attachment":"Den kan öppna en fil som är bifogad i den.","media":"Den innehåller media som kan köra ett program.","form_data":"Den kan fylla i sitt formulär från en annan fil.","address":"Den kan kontakta en adress så snart den öppnas."},"activeContentMeaning":"Den här filen kan göra något av sig själv. Förseglingen bevisar att det är oförändrat, men inte att det är ofarligt eller att alla läsare ser detsamma.","differences":{"layer":["Sidan ",["page"],": lagret ”",["name"],"” visas inte överallt, till exempel bara på skärmen eller bara i utskrift."],"annotation":["Sidan ",["page"],": ”",["name"],"” (en anteckning eller ett fält) visas bara på skärmen eller bara i utskrift."],"picture":["Sidan ",["page"],": i utskrift ersätts en bild av en annan."],"print_program":["Sidan ",["page"],": den innehåller ett program som bara ritar i utskrift."],"hidden_text":["Sidan ",["page"],": ett dolt lager har text, som program ändå söker i, kopierar och läser upp."]},"differencesMeaning":"Den här filen visar inte detsamma överallt. Förseglingen bevisar att den är oförändrad, men parterna kan ha sett något annat än du gör.","test":"Det här är ett testdokument. Det är gjort med en testnyckel och binder ingen.","principle":"En försegling visar var en fil kommer ifrån och att den är oförändrad. Händelseloggen visar vem som har godkänt vad."}
}
export interface Texts {
"verdicts": {
"holds": string
"does_not_hold": string
"cannot_be_said": string
"unconfirmed": string
}
"meanings": {
"holds": string
"does_not_hold": string
"cannot_be_said": string
"unconfirmed": string
}
"reasons": {
"damaged": string
"range_wrong": string
"contents_unclear": string
"format_wrong": string
"changed": string
"signature_wrong": string
"certificate_unbound": string
"weak": string
"certificates_wrong": string
"added_after_seal": string
"not_valid_then": string
"key_usage_wrong": string
"revoked": string
"timestamp_wrong": string
"evidence_damaged": string
"original_changed": string
"trail_broken": string
"signature_mismatch": string
"bankid_wrong": string
"bankid_mismatch": string
"fields_mismatch": string
"too_large": string
"not_a_pdf": string
"encrypted": string
"no_seal": string
"not_paraph": string
"unsupported": string
"evidence_newer": string
"sealer_unconfirmed": string
"expired_since": string
}
"questions": {
"intact": string
"sealer": string
"when": string
"persons": string
"notChecked": string
}
"intact": {
"yes": string
"no": string
"unknown": string
}
"unused": (values: { bytes: number }) => string
"confirmedBy": {
"certificate": string
"service": string
"nobody": string
}
"selfSigned": string
"revocation": {
"good": string
"revoked": string
"missing": string
"too_large": string
"not_needed": string
}
"claimed": (values: { time: string | number }) => string
"timestamp": (values: { authority: string | number; time: string | number }) => string
"archival": (values: { authority: string | number; time: string | number }) => string
"untrustedAuthority": string
"noTimestamp": string
"remarks": {
"events_disordered": string
"signature_time_differs": string
"later_than_seal": string
"seal_in_future": string
}
"remarksMeaning": string
"levels": {
"B-B": string
"B-T": string
"B-LT": string
"B-LTA": string
}
"signatures": {
"NONE": string
"CLICK_TO_SIGN": string
"DRAWING": string
"MANUAL": string
"BANKID": string
}
"marks": {
"drawn": string
"typed": (values: { name: string | number }) => string
"picture": string
}
"fieldTypes": {
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
"filled": {
"title": string
"field": (values: { count: number; name: string | number; pages: string | number }) => string
"mark": string
"ticked": string
"notTicked": string
"empty": string
"shown": string
}
"verifications": {
"NONE": string
"SMS_BEFORE_SIGNING": string
"EMAIL_BEFORE_SIGNING": string
}
"links": {
"MESSAGE": string
"API": string
}
"bankId": {
"production": (values: { name: string | number; personalNumber: string | number }) => string
"test": (values: { name: string | number; personalNumber: string | number }) => string
"simulator": (values: { name: string | number; personalNumber: string | number }) => string
"wrong": string
"at": string
"seen": string
}
"notRequired": string
"masked": string
"disagrees": string
"notChecked": {
"persons": string
"sealer": string
"time": string
"timestamp_authority": string
"revocation": string
"signature_pages": string
"scans": string
"other_signatures": string
"active_content": string
"differences": string
"fields": string
"account_chain": string
}
"activeContent": {
"script": string
"program": string
"attachment": string
"media": string
"form_data": string
"address": string
}
"activeContentMeaning": string
"differences": {
"layer": (values: { name: string | number; page: string | number }) => string
"annotation": (values: { name: string | number; page: string | number }) => string
"picture": (values: { page: string | number }) => string
"print_program": (values: { page: string | number }) => string
"hidden_text": (values: { page: string | number }) => string
}
"differencesMeaning": string
"test": string
"principle": string
}
