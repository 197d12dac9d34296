import type { PartyWithSigningUrl } from '@paraph/client'
import { expect, test } from 'vitest'
import { lacksOf } from '../src/document/draft/review/lacks-of.ts'

const nobody = { id: 'bo', role: 'SIGNER', email: null, phone: null, ssn: null } as PartyWithSigningUrl
const reachable = { email: 'bo@example.com', phone: '+46701740605', ssn: '198001012389' }

test.each<[string, Partial<PartyWithSigningUrl>, string[]]>([
  ['an e-mail', { deliveryMethod: 'EMAIL' }, ['/parties/bo/email']],
  ['an SMS', { deliveryMethod: 'SMS' }, ['/parties/bo/phone']],
  [
    'an e-mail with a code',
    { deliveryMethod: 'EMAIL', twoStepVerification: 'EMAIL_BEFORE_SIGNING' },
    ['/parties/bo/email'],
  ],
  ['a code by SMS', { twoStepVerification: 'SMS_BEFORE_SIGNING' }, ['/parties/bo/phone']],
  ['BankID', { requiredSignature: 'BANKID' }, ['/parties/bo/ssn']],
  ['a link', { deliveryMethod: 'NONE' }, []],
  ['nothing to do', { role: 'ORGANIZER', requiredSignature: 'NONE' }, ['/parties']],
])('before it is sent, a person who gets %s shows what it lacks', (_, choices, pointers) => {
  expect(lacksOf([{ ...nobody, ...choices }]).map(({ pointer }) => pointer)).toEqual(pointers)
  const needed = pointers.filter((pointer) => pointer === '/parties')
  expect(lacksOf([{ ...nobody, ...reachable, ...choices }]).map(({ pointer }) => pointer)).toEqual(needed)
})
