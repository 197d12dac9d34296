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
    name: { max_length: ['n'.repeat(256)], nul: ['Bo\0Berg'], type: [null, 5] },
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
    phone: { format: ['070-174 06', '0701740605 ext 5'], max_length: ['0'.repeat(41)], type: [null, 46701740605] },
    ssn: { format: ['19900101-0018', '19900230-0011'], max_length: ['19900101--0017'], type: [199001010017] },
    country: { format: 'SE swe ZZZ XKX'.split(' '), type: [752] },
    companyName: { max_length: ['n'.repeat(256)], nul: ['Berg\0'], type: [null] },
    companyId: { nul: ['cmp_\0'], type: [null] },
    signingOrder: { minimum: [0, -1], maximum: [2 ** 31], type: [1.5, '1', true, []] },
    deliveryMethod: { enum: ['FAX', 'email'], type: [null] },
  }
  for (const field of ['id', 'signingStatus', 'toString']) faults[field] = { additional_properties: ['SIGNED'] }
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

  test('the refused requests changed nothing', async () => {
    expect(await read()).toEqual(party)
  })
})
