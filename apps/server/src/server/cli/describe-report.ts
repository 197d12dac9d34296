import { maskAddress, maskIp } from '@paraph/contract/masked'
import { describeReading } from '@paraph/verify/reading'
import { arePagesAlike, describeAct, describeFields } from '@paraph/verify/signing'
import {
  type BankIdReport,
  type EvidenceSignature,
  headlineOf,
  type PartyReport,
  type SealReport,
  texts,
} from '@paraph/verify'

const en = texts.EN

/** Returns the report as text for a terminal. */
export function describeReport(report: SealReport): string {
  const { reasons, evidence, notChecked } = report
  const headline = headlineOf(report)
  const lines = [
    `${en.verdicts[headline].toUpperCase()}`,
    en.meanings[headline],
    ...reasons.map(({ code, detail }) => `- ${en.reasons[code]}${detail ? ` (${printable(detail)})` : ''}`),
    ...(evidence?.document.test ? [en.test] : []),
    ...describeActiveContent(report),
    ...describeDifferences(report),
    '',
    ...section(en.questions.intact, [intactOf(report), `SHA-256 of this file: ${report.file.sha256}`]),
    ...section(en.questions.sealer, describeSealer(report)),
    ...section(en.questions.when, describeTime(report)),
    ...section(en.questions.persons, [
      ...(evidence ? [`“${printable(evidence.document.title)}”, sent by ${printable(evidence.document.sender)}`] : []),
      ...report.parties.flatMap((party) => describeParty(party, report)),
      ...(evidence ? [en.masked] : []),
    ]),
    ...section(
      en.questions.notChecked,
      notChecked.map((limit) => `- ${en.notChecked[limit]}`),
    ),
    en.principle,
  ]
  return `${lines.join('\n')}\n`
}

const intactOf = ({ intact, unused }: SealReport) => (unused ? en.unused(unused) : en.intact[intact])

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']
}

function describeActiveContent({ activeContent }: SealReport): string[] {
  if (!activeContent || activeContent.length === 0) return []
  return [en.activeContentMeaning, ...activeContent.map((kind) => `- ${en.activeContent[kind]}`)]
}

function describeDifferences({ differences }: SealReport): string[] {
  if (!differences || differences.length === 0) return []
  return [
    en.differencesMeaning,
    ...differences.map((difference) => `- ${printable(en.differences[difference.kind](difference))}`),
  ]
}

function describeSealer({ sealer }: SealReport): string[] {
  if (!sealer) return [en.intact.unknown]
  return [
    printable(sealer.subject),
    en.confirmedBy[sealer.confirmedBy ?? 'nobody'],
    ...(sealer.selfSigned
      ? [en.selfSigned]
      : [`Issued by ${printable(sealer.issuer)}`, en.revocation[sealer.revocation]]),
    `Valid from ${sealer.validFrom} to ${sealer.validTo}`,
    `SHA-256 of the certificate: ${sealer.fingerprint}`,
  ]
}

function describeTime({ when, remarks }: SealReport): string[] {
  if (!when) return [en.intact.unknown]
  return [
    ...(when.claimedAt ? [en.claimed({ time: when.claimedAt })] : []),
    ...when.timestamps.flatMap(({ at, authority, archival, trusted }) => [
      (archival ? en.archival : en.timestamp)({ time: at, authority: printable(authority) }),
      ...(trusted ? [] : [en.untrustedAuthority]),
    ]),
    ...(when.timestamps.length === 0 ? [en.noTimestamp] : []),
    en.levels[when.level],
    ...(remarks.length > 0 ? [en.remarksMeaning] : []),
    ...remarks.map(({ code, detail }) => `- ${en.remarks[code]}${detail ? ` (${printable(detail)})` : ''}`),
  ]
}

function describeParty({ party, agrees, bankId }: PartyReport, report: SealReport): string[] {
  const { name, role, email, phone, companyName, companyRole, companyOrgNumber, signature } = party
  const capacity = [companyRole, companyName, companyOrgNumber].filter(Boolean).join(', ')
  const address = [email, phone]
    .flatMap((part) => part ?? [])
    .map(maskAddress)
    .join(', ')
  const who = `- ${printable(name)} (${role}${address ? `, ${printable(address)}` : ''})`
  if (agrees === false) return [who, `  ${en.disagrees}`]
  if (!signature) return [who, `  ${en.notRequired}`]
  return [
    who,
    ...(capacity ? [`  ${printable(capacity)}`] : []),
    `  ${printable(describeAct(signature, en))}, ${signature.signedAt}.`,
    ...(signature.ipAddress ? [`  IP address ${printable(maskIp(signature.ipAddress))}`] : []),
    `  ${en.links[signature.link]}`,
    ...(bankId && signature.verification === 'NONE' ? [] : [`  ${en.verifications[signature.verification]}`]),
    `  ${describeReading(signature.reading, report.evidence!.document.file.pages, 'EN')}`,
    ...describeFilled(signature, report).map((line) => `  ${line}`),
    `  “${printable(signature.statement)}”`,
    ...(bankId ? describeBankId(bankId).map((line) => `  ${line}`) : []),
  ]
}

function describeFilled(signature: EvidenceSignature, report: SealReport): string[] {
  const fields = describeFields(signature, en)
  if (fields.length === 0) return []
  return [
    `${en.filled.title}:`,
    ...fields.map(({ name, value }) => `  ${printable(name)}: ${printable(value)}`),
    ...(arePagesAlike(report) ? [en.filled.shown] : []),
  ]
}

function describeBankId({ environment, holds, name, personalNumber, signedAt, visibleText }: BankIdReport): string[] {
  const words = en.bankId
  if (!holds) return [words.wrong]
  const seen = (visibleText ?? '').split('\n').filter((line) => line !== '')
  return [
    words[environment]({ name: printable(name), personalNumber: printable(personalNumber) }),
    `${words.at}: ${signedAt}`,
    `${words.seen}:`,
    ...seen.map((line) => `  ${printable(line)}`),
  ]
}

/** Text from the file must not control the terminal. */
const printable = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
