import { iso31661Alpha3ToAlpha2 } from 'iso-3166'
import type { EvidenceParty, EvidenceSignature } from '@paraph/verify'
import { describeReading } from '@paraph/verify/reading'
import { maskAddress } from '@paraph/contract/masked'
import { fact, lineStrip, quote, rule, textBlock } from '@paraph/typesetter/layout/blocks.ts'
import { PAGE_MARGIN, space, type Strip, WIDTH } from '@paraph/typesetter/layout/flow.ts'
import { hashColors, style } from '@paraph/typesetter/layout/theme.ts'
import type { Tag } from '@paraph/typesetter/pdf/tags.ts'
import { hash, type Inline, quoted, type RichText, say } from '@paraph/typesetter/text/inline.ts'
import { setText } from '@paraph/typesetter/text/paragraph.ts'
import { fieldList } from './fields-section.ts'
import type { Section } from './section.ts'
import { BOX_WIDTH, signatureBox } from './signature-box.ts'

/** The height that must be left below a heading. The block of a party is usually not much higher. */
const ROOM = 320

/** Adds the section that says for each party what it signed and how. */
export async function addParties(section: Section): Promise<void> {
  const { input, texts, flow, root } = section
  const { parties } = input.evidence
  const sect = root.add('Sect')
  flow.need(ROOM)
  flow.add([
    ...(await textBlock(sect, 'H2', texts.parties.heading({ count: parties.length }), style.h2)),
    space(4),
    ...(await textBlock(sect, 'P', texts.parties.shortened, style.body)),
    space(8),
  ])
  for (const party of parties) {
    const tag = sect.add('Sect')
    flow.addTogether(await partyBlock(section, tag, party))
    if (party.signature) flow.add(await fieldList(tag, party.signature, section))
  }
}

async function partyBlock(section: Section, tag: Tag, party: EvidenceParty): Promise<Strip[]> {
  const { texts, times } = section
  const t = texts.parties
  const { signature } = party
  const deed = signature ? t.deeds[party.role]({ time: times.long(signature.signedAt) }) : t.notRequired
  const width = WIDTH - BOX_WIDTH - 16
  const beside = [
    { tag: tag.add('H3'), lines: await setText(quoted(party.name), style.h3, width) },
    { tag: tag.add('P'), lines: await setText(t.roles[party.role], style.role, width) },
    { tag: tag.add('P'), lines: await setText(deed, signature ? style.strong : style.value, width) },
  ]
  const head = signature
    ? await signatureBox(tag, beside, party, signature, texts)
    : [...beside.flatMap(({ tag, lines }) => lines.map((line) => lineStrip(tag, line, PAGE_MARGIN))), space(6)]
  const list = tag.add('L')
  const facts = await identityFacts(list, party, section)
  if (signature) facts.push(...(await signatureFacts(tag, list, party, signature, section)))
  return [rule(), space(10), ...head, ...facts, space(12)]
}

/** Adds what the sender entered about the party. The address is shortened, because this page is shown to more people than need it. */
async function identityFacts(list: Tag, party: EvidenceParty, { texts, locale }: Section): Promise<Strip[]> {
  const t = texts.parties
  const { companyName, companyRole, companyOrgNumber, country, deliveryMethod, email, phone } = party
  const company = join([
    companyRole && quoted(companyRole),
    companyName && quoted(companyName),
    companyOrgNumber && say(t.orgNumber, { number: companyOrgNumber }),
  ])
  const reachedAt = { EMAIL: email, SMS: phone, NONE: null }[deliveryMethod]
  const facts = [
    company.length > 0 ? await fact(list, t.company, company) : [],
    country === null ? [] : await fact(list, t.country, countryName(country, locale)),
    await fact(list, t.reached, say(t.reachedBy[deliveryMethod], { address: shortened(reachedAt) ?? t.unknown })),
  ]
  return facts.flat()
}

/** Adds how and where the party signed, and the statement that it agreed to. */
async function signatureFacts(
  tag: Tag,
  list: Tag,
  { email, phone }: EvidenceParty,
  signature: EvidenceSignature,
  { input, texts, times }: Section,
): Promise<Strip[]> {
  const t = texts.parties
  const { document } = input.evidence
  const { verification, fileSha256, typedName, bankId } = signature
  const codeSentTo = { NONE: null, SMS_BEFORE_SIGNING: phone, EMAIL_BEFORE_SIGNING: email }[verification]
  // The text “Nothing beyond the link” would be wrong for BankID.
  const isOnlyBankId = bankId !== null && verification === 'NONE'
  const isOriginal = fileSha256 === document.file.sha256
  const facts = [
    await fact(list, t.link, t.links[signature.link]),
    isOnlyBankId
      ? []
      : await fact(list, t.verified, say(t.verifiedBy[verification], { address: shortened(codeSentTo) ?? t.unknown })),
    typedName === null ? [] : await fact(list, t.typed, quoted(typedName)),
    bankId
      ? await fact(
          list,
          t.bankIdPerson,
          say(t.bankIdPersonIs, { name: bankId.name, personalNumber: bankId.personalNumber }),
        )
      : [],
    bankId ? await fact(list, '', t.bankIdEnvironments[bankId.environment]) : [],
    bankId ? await fact(list, t.bankIdTime, times.long(bankId.signedAt)) : [],
    await fact(list, t.reading, describeReading(signature.reading, document.file.pages, document.language)),
    await fact(list, t.file, isOriginal ? t.sameFile : t.otherFile),
    isOriginal ? [] : await fact(list, '', hash(fileSha256, hashColors), style.hash),
    await fact(list, t.signatureHash, hash(signature.sha256, hashColors), style.hash),
  ]
  const words = [
    ...(await textBlock(tag, 'P', say(t.statement, { version: signature.consentVersion }), style.label)),
    space(3),
    ...(await quote(tag, quoted(signature.statement))),
  ]
  return [...facts.flat(), space(3), ...words]
}

const shortened = (address: string | null) => address && maskAddress(address)

function join(parts: (Inline[] | string | null)[]): Inline[] {
  const present = parts.filter((part): part is Inline[] => Array.isArray(part))
  return present.flatMap((part, index) => (index === 0 ? part : [{ text: ', ' }, ...part]))
}

function countryName(alpha3: string, locale: string): RichText {
  const alpha2 = iso31661Alpha3ToAlpha2[alpha3]
  const name = alpha2 && new Intl.DisplayNames(locale, { type: 'region' }).of(alpha2)
  return name ? `${name} (${alpha3})` : quoted(alpha3)
}
