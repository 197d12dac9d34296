import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  type ConfirmBankIdReturn,
  isScim,
  type OperationId,
  operations as specified,
  type ReplaceSingleSignOn,
  security,
  type StartBankIdOrder,
} from '@paraph/contract'
import { isForPrograms, withSamples } from '@paraph/docs/samples'
import { afterAll, expect, test } from 'vitest'
import { newSetupToken } from '@paraph/server/src/domain/accounts/setup-store.ts'
import { attachedFile } from '@paraph/testing/pdf/attached-pdf.ts'
import { newPersonalNumber, startSimulator } from '@paraph/testing/server/bankid.ts'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { uploadScan } from '@paraph/testing/server/party.ts'
import { printed } from '@paraph/testing/programs/printed.ts'
import { sharedFolder } from '@paraph/testing/programs/process.ts'
import { emptyServer } from '@paraph/testing/server/empty-server.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { openProvider } from '@paraph/server/test/support/openid-provider.ts'
import { storeSignOn } from '@paraph/server/test/support/stored-sign-on.ts'
import { readersFolder } from './reader.support.ts'

const run = promisify(execFile)
const simulator = await startSimulator(await sharedFolder())
afterAll(simulator.close)
const server = await startServer({ recorded: false, bankId: simulator.settings })
const { baseUrl, db, newAccount, newKey, newMember, linkOf, preview, actAs, asParty, seal, services } = server
const provider = await openProvider(['https://sign.example.com/'])
const empty = await startServer({ recorded: false })
const account = await newAccount()
const testAccount = await newAccount('TEST')
const folder = await readersFolder('samples')

interface Operation {
  operationId: string
  'x-codeSamples': { lang: string; source: string }[]
}
const { paths } = withSamples() as { paths: Record<string, Record<string, Operation>> }
const operations = Object.values(specified)
  .filter(isForPrograms)
  .map(({ path, method }) => paths[path]![method.toLowerCase()]!)
const [documentId, partyId] = examplesOf('getParty')
const [, fieldId] = examplesOf('getField')
const [contactId] = examplesOf('getContact')
const [companyId] = examplesOf('getCompany')
const [keyId] = examplesOf('revokeApiKey')
const [memberId] = examplesOf('getMember')
const [sessionId] = examplesOf('endSession')
const [passkeyId] = examplesOf('updatePasskey')
const [endpointId, deliveryId] = examplesOf('retryWebhookDelivery')
const [{ value: consent }] = bodyExamplesOf('signDocument')
const { consentVersion } = consent as { consentVersion: string }
const [{ value: confirmation }] = bodyExamplesOf('confirmVerificationCode')
const { code: exampleCode } = confirmation as { code: string }
const [{ value: returned }] = bodyExamplesOf('confirmBankIdReturn')
const { orderId, nonce } = returned as ConfirmBankIdReturn
const [{ value: begun }] = bodyExamplesOf('startBankIdOrder')
const { browserKey } = begun as StartBankIdOrder
const [{ value: invitation }] = bodyExamplesOf('inviteMember')
const { email: invitedEmail } = invitation as { email: string }
const [{ value: handOver }] = bodyExamplesOf('handOverDocument')
const { memberId: heirId } = handOver as { memberId: string }
const [{ value: signOn }] = bodyExamplesOf('replaceSingleSignOn')
const { issuer: exampleIssuer } = signOn as ReplaceSingleSignOn
const hasCurl = spawnSync('curl', ['--version']).status === 0

/** Returns the example identifiers of the path. */
function examplesOf(operationId: OperationId): string[] {
  return specified[operationId].parameters.map(({ example }) => example as string)
}

function bodyExamplesOf(operationId: OperationId) {
  return Object.values(specified[operationId].body!.content[0].examples) as [{ value: unknown }]
}

/** Returns the sample as published, with the values of the spec's examples replaced by values that exist, and the token of a link. */
async function arranged(operationId: string, source: string): Promise<{ script: string; token: string; key?: string }> {
  if (operationId === 'createFirstAccount') return arrangedForSetup(source)
  if (operationId.includes('SingleSignOn')) return arrangedForSignOn(source)
  if (security[operationId as OperationId] === 'accessToken') return arrangedForMember(source)
  return security[operationId as OperationId] === 'signingToken'
    ? arrangedForParty(operationId, source)
    : { script: await arrangedForAccount(operationId, source), token: '' }
}

/** Each member has a session of its own, which the sample may end. */
async function arrangedForMember(source: string) {
  const member = await newMember(account.id)
  const script = source.includes(passkeyId!) ? source.replace(passkeyId!, await storedPasskey(member.id)) : source
  return { script: script.replace(sessionId!, member.sessionId), token: member.token }
}

async function storedPasskey(memberId: string): Promise<string> {
  const member = db.selectFrom('members').select('person_id').where('id', '=', memberId)
  const { person_id } = await member.executeTakeFirstOrThrow()
  const id = `pky_${randomUUID().replaceAll('-', '')}`
  const key = { credential_id: Buffer.from(id), public_key: Buffer.from('key'), counter: 0, transports: [] }
  const shown = { name: 'Phone', created_at: new Date().toISOString() }
  await db
    .insertInto('passkeys')
    .values({ id, person_id, account_id: null, ...key, ...shown })
    .execute()
  return id
}

/** Only a server without accounts can create the first one. */
async function arrangedForSetup(source: string) {
  await emptyServer(empty.db)
  const token = (await newSetupToken(empty.db, new Date()))!
  const script = source.replace('$PARAPH_URL', empty.baseUrl).replace('process.env.PARAPH_URL!', `'${empty.baseUrl}'`)
  return { script, token }
}

async function arrangedForParty(operationId: string, source: string) {
  if (operationId.includes('BankId')) return arrangedForBankId(operationId, source)
  if (operationId === 'saveValues') return arrangedForValues(source)
  if (operationId === 'getSigningAttachment') return arrangedForAttachment(source)
  const isVerification = operationId.includes('VerificationCode')
  const { id, parties } = await account.sentDocument({
    requiredSignature: operationId.includes('Scan')
      ? 'MANUAL'
      : operationId.includes('Drawing')
        ? 'DRAWING'
        : 'CLICK_TO_SIGN',
    twoStepVerification: isVerification ? 'EMAIL_BEFORE_SIGNING' : 'NONE',
  })
  if (operationId === 'getSealedSigningFile') {
    await actAs(parties[0]!)
    await seal(id)
  }
  if (operationId === 'getSigningPreview') await preview(id)
  const token = await linkOf(parties[0]!)
  if (operationId === 'getScanFile') await uploadScan(asParty(token))
  if (/^(get|send)PhoneScan$/.test(operationId)) await asParty(token).POST('/api/v1/signing-session/scan/phone')
  if (/^(get|send)Drawing$/.test(operationId)) await asParty(token).POST('/api/v1/signing-session/drawing')
  const { data: session } = await asParty(token).GET('/api/v1/signing-session')
  const version = session!.consent?.version ?? 'none'
  const code = operationId === 'confirmVerificationCode' ? await newCode(parties[0]!, token) : 'none'
  const script = source.replace(consentVersion, version).replace(exampleCode, code).replace(partyId!, parties[0]!)
  return { script, token }
}

async function arrangedForAttachment(script: string) {
  const { id } = await account.draftDocument(documentFor('getSigningAttachment'))
  const party = await account.party(id, { requiredSignature: 'CLICK_TO_SIGN' })
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  return { script, token: await linkOf(party.id) }
}

/** Only the samples of attachments get a file with an attachment, because the statement that a party signs would name it. */
const documentFor = (operationId: string) => (operationId.endsWith('Attachment') ? { file: attachedFile() } : {})

async function arrangedForValues(script: string) {
  const { id } = await account.draftDocument()
  const party = await account.party(id, { requiredSignature: 'CLICK_TO_SIGN' })
  await fieldOf(id, party.id, 'NUMBER', 'rent')
  await fieldOf(id, party.id, 'CHECKBOX', 'pets')
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  return { script, token: await linkOf(party.id) }
}

async function arrangedForBankId(operationId: string, source: string) {
  const contactId = (await testAccount.contact({ email: 'anna@example.com', ssn: newPersonalNumber() })).id
  const { parties } = await testAccount.sentDocument({ contactId, requiredSignature: 'BANKID' })
  const token = await linkOf(parties[0]!)
  const { data: session } = await asParty(token).GET('/api/v1/signing-session')
  const { version } = session!.consent!
  if (operationId === 'startBankIdOrder') return { script: source.replace(consentVersion, version), token }
  const body = { consentVersion: version, device: 'SAME', browserKey } as const
  const { data: order } = await asParty(token).POST('/api/v1/signing-session/bankid', { body })
  const realNonce = simulator.orders()[0]!.request.returnUrl!.split('.').at(-1)!
  return { script: source.replace(orderId, order!.id).replace(nonce, realNonce), token }
}

async function newCode(partyId: string, token: string) {
  await asParty(token).POST('/api/v1/signing-session/verification')
  const message = db.selectFrom('messages').select('id').where('party_id', '=', partyId).where('kind', '=', 'CODE')
  const { id } = await message.executeTakeFirstOrThrow()
  return services.codes.codeOf(id, services.links.read(token)!.nonce)
}

async function arrangedForAccount(operationId: string, source: string): Promise<string> {
  if (source.includes(endpointId!)) return arrangedForWebhook(source)
  const hasColleague = /^(un)?share|^handOver/.test(operationId)
  if (source.includes(memberId!) && !hasColleague) return source.replace(memberId!, await invitedMember())
  // The person of the sample may be a member already.
  if (operationId === 'inviteMember')
    await db
      .updateTable('members')
      .set({ removed_at: new Date().toISOString() })
      .where('person_id', 'in', (select) => select.selectFrom('people').select('id').where('email', '=', invitedEmail))
      .execute()
  const contact = await account.contact({
    email: 'anna.lindqvist@example.com',
    phone: '+46701740605',
    ssn: '19900101-0017',
  })
  const company = await account.company()
  const draft = await account.draftDocument(documentFor(operationId))
  if (operationId === 'getDocumentPreview') await preview(draft.id)
  const party = await account.party(draft.id, { contactId: contact.id })
  // A field that must be filled in would stop the signature of another sample.
  const field = source.includes(fieldId!) ? await fieldOf(draft.id, party.id, 'TEXT', 'city') : undefined
  const isSealed = operationId === 'getSealedDocumentFile'
  const isSigned = isSealed || operationId === 'sealDocument'
  const out = isSigned || /^(remind|cancel|replaceParty)/.test(operationId)
  if (out) await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id: draft.id } } })
  if (isSigned) await actAs(party.id)
  if (isSealed) await seal(draft.id)
  if (operationId === 'deleteContact')
    await db.updateTable('contacts').set({ company_id: null }).where('id', '=', contact.id).execute()
  const colleague = hasColleague ? await newMember(account.id) : undefined
  if (operationId === 'unshareDocument')
    await account.client.PUT('/api/v1/documents/{id}/members/{memberId}', {
      params: { path: { id: draft.id, memberId: colleague!.id } },
    })
  const real = new Map([
    [memberId, colleague?.id],
    [heirId, colleague?.id],
    [documentId, draft.id],
    [partyId, party.id],
    [fieldId, field?.id],
    [contactId, contact.id],
    [companyId, company.id],
    // An account has at most 100 keys.
    [keyId, source.includes(keyId!) ? (await newKey(account.id, null)).id : undefined],
  ])
  return source.replaceAll(/\b(?:doc|pty|fld|ctc|cmp|key|mbr)_\w{26}\b/g, (id) => real.get(id) ?? id)
}

/** Each sample has an account of its own, because one of them removes single sign-on. */
async function arrangedForSignOn(source: string) {
  const { id, key } = await newAccount()
  await storeSignOn(server, id)
  return { script: source.replace(exampleIssuer, provider.issuer), token: '', key }
}

async function invitedMember(): Promise<string> {
  const body = { name: 'Anna Berg', email: `${randomUUID()}@example.com`, role: 'SENDER' } as const
  const { data } = await account.client.POST('/api/v1/members', { body })
  return data!.id
}

async function fieldOf(id: string, partyId: string, type: 'TEXT' | 'NUMBER' | 'CHECKBOX', name: string) {
  const box = { x: 0.1, y: 0.1, width: 0.3, height: 0.03 }
  const body = { fields: [{ partyId, type, name, page: 1, box }] }
  const { data } = await account.client.POST('/api/v1/documents/{id}/fields', { params: { path: { id } }, body })
  return data!.fields[0]!
}

async function arrangedForWebhook(source: string): Promise<string> {
  const { id } = await account.webhookEndpoint()
  const { data: delivery } = await account.client.POST('/api/v1/webhook-endpoints/{id}/test', {
    params: { path: { id } },
  })
  return source.replaceAll(endpointId!, id).replaceAll(deliveryId!, delivery!.id)
}

test('every operation for programs has one sample for curl and one for TypeScript', () => {
  const named = new Set(operations.map(({ operationId }) => operationId))
  // An identity provider calls the operations of SCIM, and not a program of its owner.
  const others = Object.values(specified).filter((one) => !isScim(one) && !named.has(one.operationId))
  expect(others.map(({ operationId }) => operationId)).toEqual([
    'getSignInWays',
    'startPasskeySignIn',
    'addPasskey',
    'lookUpInvitation',
    'requestSignInLink',
    'startSingleSignOn',
    'createSession',
    'renewSession',
  ])
  for (const operation of operations)
    expect(operation['x-codeSamples'].map(({ lang }) => lang)).toEqual(['curl', 'TypeScript'])
})

const sample = ({ 'x-codeSamples': samples }: Operation, lang: string) =>
  samples.find((sample) => sample.lang === lang)!.source
const env = { ...process.env, PARAPH_URL: baseUrl, PARAPH_KEY: account.key, NODE_NO_WARNINGS: '1' }

test.skipIf(!hasCurl).each(operations)(
  'the curl sample of $operationId works as published, if curl is installed',
  async (operation) => {
    const { script, token, key = account.key } = await arranged(operation.operationId, sample(operation, 'curl'))
    const { stdout } = await run('bash', ['--norc', '-euc', script], {
      cwd: folder,
      env: { ...env, PARAPH_KEY: key, PARAPH_TOKEN: token },
    })
    // The sample writes a downloaded file to disk and prints nothing.
    expect(JSON.parse(stdout || '{}')).not.toHaveProperty('code')
    expect(stdout === '').toBe(/(File|Preview|Attachment)$/.test(operation.operationId))
  },
)

test('the TypeScript samples work as published', async () => {
  const files: string[] = []
  // One after another in one process, because each start of Node is slow.
  const all: string[] = []
  for (const operation of operations) {
    const file = `${operation.operationId}.ts`
    const { script, token, key = account.key } = await arranged(operation.operationId, sample(operation, 'TypeScript'))
    await writeFile(join(folder, file), script)
    files.push(file)
    all.push(`Object.assign(process.env, { PARAPH_KEY: '${key}', PARAPH_TOKEN: '${token}' })`)
    all.push(`await import('./${file}').then(() => console.error('${file}'))`)
  }
  await writeFile(join(folder, 'all.ts'), all.join('\n'))
  const { stderr } = await throughGate(() => run(process.execPath, ['all.ts'], { cwd: folder, env }))
  expect(stderr.trim().split('\n')).toEqual(files)
})

test.skipIf(!hasCurl).each(['sh', 'ts'])(
  'the %s sample of the guide sends a document to a party with BankID',
  async (language) => {
    const [script] = printed('apps/docs/guides/lifecycle.md', language, '## Signing with BankID')
    await writeFile(join(folder, 'bankid.ts'), script!)
    const [program, ...args] = language === 'ts' ? [process.execPath, 'bankid.ts'] : ['bash', '--norc', '-euc', script!]
    await throughGate(() => run(program!, args, { cwd: folder, env: { ...env, PARAPH_KEY: testAccount.key } }))
    const { data } = await testAccount.client.GET('/api/v1/documents', { params: { query: { limit: 1 } } })
    const { id, status } = data!.documents[0]!
    expect(status).toBe('SENT')
    const { data: list } = await testAccount.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
    expect(list!.parties).toMatchObject([{ requiredSignature: 'BANKID', ssn: '19900101-0017' }])
  },
)
