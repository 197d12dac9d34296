import { type PdfDict, PdfName, PdfStream, PdfString } from '@libpdf/core'
import { decodeString } from '@paraph/verify'
import { utf16 } from '@paraph/typesetter/pdf/writer.ts'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'

/** What the XMP packet says about each fact of the file (ISO 19005-2, table 1). `rdf:Alt` and `rdf:Seq` are lists with one item here. */
const properties: [fact: string, property: string, list?: string][] = [
  ['Title', 'dc:title', 'rdf:Alt'],
  ['Author', 'dc:creator', 'rdf:Seq'],
  ['Subject', 'dc:description', 'rdf:Alt'],
  ['Keywords', 'pdf:Keywords'],
  ['Creator', 'xmp:CreatorTool'],
  ['Producer', 'pdf:Producer'],
]

/**
 * Gives the file the title of the document, in its facts and in a new XMP packet that agrees with them. So what the packet of the original claims about
 * the file, such as PDF/A or PDF/UA, does not survive: the seal attaches evidence and adds pages, and can't know whether the claim is still true.
 */
export function writeMetadata(update: IncrementalUpdate, title: string): void {
  const facts = update.setTitle(PdfString.fromBytes(Buffer.from(`FEFF${utf16(title)}`, 'hex')))
  const packet = new PdfStream([], Buffer.from(packetOf(facts, update)))
  packet.set('Type', PdfName.of('Metadata'))
  packet.set('Subtype', PdfName.of('XML'))
  update.editCatalog().set('Metadata', update.add(packet))
}

function packetOf(facts: PdfDict, { resolve }: IncrementalUpdate): string {
  const described = properties.flatMap(([fact, property, list]) => {
    const value = facts.getString(fact, resolve)
    if (!value) return []
    const text = escaped(decodeString(value.bytes))
    const language = list === 'rdf:Alt' ? ' xml:lang="x-default"' : ''
    return `<${property}>${list ? `<${list}><rdf:li${language}>${text}</rdf:li></${list}>` : text}</${property}>`
  })
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
${described.join('\n')}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}

/** Characters that XML can't have become replacement characters. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
