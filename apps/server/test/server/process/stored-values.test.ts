import { expect, test } from 'vitest'
import { openCiphers } from '#server/process/open-ciphers.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import { readConfig } from '#platform/settings/config.ts'

const secretKey = await openSecretKey(readConfig({ SECRET_KEY: '1'.repeat(43) }), () => {})
const { personalNumbers, ...ciphers } = openCiphers(secretKey)

// These values are like those in the databases of operators. If one of these tests fails, don't change the values: servers could not read theirs.
test.each([
  ['bankIdEvidence', 'Aa5Qt9ggoYRb8tbgg9RnudPEwn8n1kYWA2NFDJdbIch__s-_QXtWg7f7-Hau_0DlVokpC6aK'],
  ['storedAnswers', 'AT02zw9D8v5wL2hX_LGzCuXqEMElAuFuGvBklwSwrtv5O0tPA6DbC301XP9pJEvVbaRxe_Jx'],
  ['webhookSecrets', 'ATQG9Fx3RR88slboyDZu2oKYh_fzWEDtcCD3R5qagm_A6ROiI6J4djQqy9N_ILuVvAizR939'],
] as const)('a stored value of %s can be decrypted for ever', (name, stored) => {
  expect(ciphers[name].decrypt(Buffer.from(stored, 'base64url')).toString()).toBe('a value for years')
})

test('a stored personal number can be decrypted, and found by any of its forms, for ever', () => {
  const stored = Buffer.from('AdWCwSmq--6beb0nsHU0JIxgA_ApCdh0yizCu7hEv5hCK8x_Ob3hlHTLdvgLv-fuIwg', 'base64url')
  expect(personalNumbers.decrypt(stored)).toBe('19900101-0017')
  for (const form of ['19900101-0017', '199001010017', '900101-0017']) {
    const [hash] = personalNumbers.hashes(form)
    expect(hash!.toString('hex')).toBe('ed59d82cf819b899c2504986d19236d98f1d393b4fa1875a9cefe8f568a2526e')
  }
})
