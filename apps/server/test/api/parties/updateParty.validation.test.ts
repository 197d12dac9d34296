import { describe, expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftParty as draftPartyOf } from './updateParty.support.ts'

const server = await useServer()
const account = await server.newAccount()
const draftParty = () => draftPartyOf(server, account)

describe('validation', async () => {
  const { party, patch, read } = await draftParty()

  /** The refused values, by field and by the code of the rule that they break. */
  const faults: Record<string, Record<string, unknown[]>> = {
    role: { enum: ['WITNESS', 'signer', ''], type: [null] },
    name: { min_length: [''], max_length: ['n'.repeat(256)], nul: ['Bo\0Berg'], type: [null, 5] },
    email: {
      pattern: [
        '',
        'an na@example.com',
        'anna@example.com ',
        'anna@example.com\n',
        'anna@example.com\0',
        ...'anna anna@example @example.com .anna@example.com anna.@example.com an..na@example.com'.split(' '),
        ...'anna@example..com anna@-example.com anna@exa_mple.com anna@example.c anna@example.c0m "a"@b.se'.split(' '),
        ..."anna@b@example.com anna'@example.com anna@exämple.com änna@example.com anna@[192.0.2.1]".split(' '),
      ],
      max_length: [`${'a'.repeat(243)}@example.com`],
      type: [null, 5, ['anna@example.com']],
    },
    phone: {
      format: [
        '',
        '070-174 06',
        '0701740605 ext 5',
        '0701740605\0',
        ...'112 +999123456789 tel:+46701740605 070-ANNA-LIN'.split(' '),
      ],
      max_length: ['0'.repeat(41)],
      type: [null, 46701740605],
    },
    ssn: {
      format: [
        '',
        '19900101 0017',
        '900101-0017 ',
        ...'19900101-0018 19900230-0011 19010229-0012 900160-0015 900101-0009 000101-R220 556016-0680'.split(' '),
      ],
      max_length: ['19900101--0017'],
      type: [null, 199001010017],
    },
    country: { format: ['', ...'SE swe SWED ZZZ AAA XKX SUN ASC 752'.split(' '), 'SWE\n'], type: [null, 752] },
    companyName: { max_length: ['n'.repeat(256)], nul: ['Berg\0'], type: [null] },
    companyRole: { max_length: ['n'.repeat(256)], nul: ['\0'], type: [null] },
    companyOrgNumber: { max_length: ['n'.repeat(256)], nul: ['\0'], type: [null, 5560160680] },
    externalId: { max_length: ['n'.repeat(256)], nul: ['\0'], type: [null, 42] },
    companyId: { nul: ['cmp_\0'], type: [null] },
    signingOrder: { minimum: [0, -1], maximum: [2 ** 31], type: [1.5, '1', true, []] },
    deliveryMethod: { enum: ['FAX', 'email'], type: [null] },
    requiredSignature: { enum: ['STAMP'], type: [null] },
    twoStepVerification: { enum: ['SMS', 'SMS_BEFORE_OPENING'], type: [null] },
  }
  const unknown = 'id documentId contactId signedAt readStatus signingStatus sendStatus signingUrl Name toString'
  for (const field of unknown.split(' ')) faults[field] = { additional_properties: ['SIGNED'] }
  test.each(Object.keys(faults))('400 names only %s, with the code of the broken rule', async (field) => {
    for (const [code, values] of Object.entries(faults[field]!)) {
      for (const value of values) {
        const { error } = await patch({ role: 'SIGNER', companyName: 'Other AB', [field]: value } as never)
        expect(error, String(value)).toMatchObject({ status: 400, code: 'request_invalid' })
        expect(error?.errors, String(value)).toContainEqual(expect.objectContaining({ pointer: `/${field}`, code }))
        for (const { pointer } of error?.errors ?? []) expect(pointer).toBe(`/${field}`)
      }
    }
  })

  test.each([{}, { name: 'Bo Berg' }])('400 for a body without the role: %j', async (body) => {
    const { error } = await patch(body as never)
    expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
    expect(error?.errors).toEqual([expect.objectContaining({ pointer: '/role', code: 'required' })])
  })

  test('400 names every wrong field, and repeats none of their values', async () => {
    const wrong = { role: 'WITNESS', email: 'nobody@nowhere', phone: '0701740', ssn: '19900101-0018', country: 'XQX' }
    const { error } = await patch({ ...wrong, signingOrder: 0, nickname: 'A' } as never)
    const pointers = error?.errors?.map(({ pointer }) => pointer)
    expect(pointers?.toSorted().join(' ')).toBe('/country /email /nickname /phone /role /signingOrder /ssn')
    for (const value of Object.values(wrong)) expect(JSON.stringify(error)).not.toContain(value)
  })

  test('400 escapes slash and tilde in the pointer to an unknown field, as RFC 6901 requires', async () => {
    const { error } = await patch({ role: 'SIGNER', 'a/b': 1, 'c~d': 2 } as never)
    expect(error?.errors?.map(({ pointer }) => pointer)).toEqual(['/a~1b', '/c~0d'])
  })

  test.each([{ body: [] }, { body: [{ role: 'SIGNER' }] }])('400 for the list $body', async ({ body }) => {
    const { error } = await patch(body as never)
    expect(error).toMatchObject({ status: 400, code: 'request_invalid', errors: [{ pointer: '', code: 'type' }] })
  })

  test('the refused requests changed nothing', async () => {
    expect(await read()).toEqual(party)
  })
})
