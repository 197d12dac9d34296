/* Generated from src/reading/texts/en.json by npm run generate. */
import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
export const compiledTexts: Record<string, CompiledTexts> = {
"./en.json": {"boxes":{"WHOLE_DOCUMENT":"I have read the whole document.","ELSEWHERE":"I have read the document elsewhere."},"shown":[["shown",4]," of ",["pages",4]," ",["pages",2,{"one":"page has","other":["pages ",["shown",2,{"one":"has","other":"have"}]]}]," been shown."],"reported":["The signing page reported: ",["shown"]],"inView":["Of what is printed, this was shown: ",["list"],". A page counts from ",["percent"],"%."],"page":[["percent"],"% of page ",["page"]," for ",["seconds"]," s"],"more":[["count",4]," more ",["count",2,{"one":"page","other":"pages"}]," as evidence.json says"],"devices":["It was shown on ",["list"],"."],"device":[["device"]," (",["count",2,{"one":"page","other":"pages"}]," ",["pages"]," for ",["seconds"]," s)"],"unknownDevice":"an unknown device","unknown":"Nothing was reported about what was shown to the party.","ticked":["The party ticked “",["box"],"”"],"confirmed":"The party confirmed that it has read the document."},
"./sv.json": {"boxes":{"WHOLE_DOCUMENT":"Jag har läst hela dokumentet.","ELSEWHERE":"Jag har läst dokumentet på annat sätt."},"shown":[["shown",4]," av ",["pages",4]," ",["pages",2,{"one":"sida","other":"sidor"}]," har visats."],"reported":["Underskriftssidan rapporterade: ",["shown"]],"inView":["Av det som är tryckt har detta visats: ",["list"],". En sida räknas från ",["percent"]," %."],"page":[["percent"]," % av sida ",["page"]," i ",["seconds"]," s"],"more":[["count",4]," ",["count",2,{"one":"sida","other":"sidor"}]," till enligt evidence.json"],"devices":["Det visades på ",["list"],"."],"device":[["device"]," (",["count",2,{"one":"sida","other":"sidorna"}]," ",["pages"]," i ",["seconds"]," s)"],"unknownDevice":"en okänd enhet","unknown":"Ingenting rapporterades om vad som visades för parten.","ticked":["Parten kryssade i ”",["box"],"”"],"confirmed":"Parten bekräftade att dokumentet är läst."}
}
export interface ReadingTexts {
"boxes": {
"WHOLE_DOCUMENT": string
"ELSEWHERE": string
}
"shown": (values: { pages: number; shown: number }) => string
"reported": (values: { shown: string | number }) => string
"inView": (values: { list: string | number; percent: string | number }) => string
"page": (values: { page: string | number; percent: string | number; seconds: string | number }) => string
"more": (values: { count: number }) => string
"devices": (values: { list: string | number }) => string
"device": (values: { count: number; device: string | number; pages: string | number; seconds: string | number }) => string
"unknownDevice": string
"unknown": string
"ticked": (values: { box: string | number }) => string
"confirmed": string
}
