import { BitString, OctetString } from 'asn1js'
import { Extension, GeneralName, GeneralNames } from 'pkijs'
import { certificatePem, constraints, issue, keyPem } from './certificates.ts'

/** Creates a certificate authority for TLS that no program trusts by default. */
export async function newAuthority(name: string) {
  const root = await issue({ name, extensions: [constraints(true)] })
  return {
    certificate: certificatePem(root),
    /** Issues a certificate for a server with this name or address. */
    async issue({ dns, ip, expired = false }: { dns?: string; ip?: string; expired?: boolean }) {
      const names = [
        ...(dns ? [new GeneralName({ type: 2, value: dns })] : []),
        ...(ip ? [new GeneralName({ type: 7, value: new OctetString({ valueHex: ipBytes(ip) }) })] : []),
      ]
      const extnValue = new GeneralNames({ names }).toSchema().toBER()
      const extensions = [new Extension({ extnID: '2.5.29.17', extnValue })]
      const issued = await issue({ name: 'Server', issuer: root, days: expired ? -1 : 1, extensions })
      return { key: await keyPem(issued), certificate: certificatePem(issued) }
    },
  }
}

/** Creates a self-signed certificate, which may be used only to encrypt keys, not to sign. As PEM, with its key. */
export async function newEncryptionCertificate(): Promise<string> {
  const extnValue = new BitString({ valueHex: Uint8Array.of(0x20).buffer, unusedBits: 5 }).toBER()
  const usage = new Extension({ extnID: '2.5.29.15', critical: true, extnValue })
  const issued = await issue({ name: 'Encryption', extensions: [usage] })
  return certificatePem(issued) + (await keyPem(issued))
}

const ipBytes = (ip: string) => Uint8Array.from(ip.split('.'), Number).buffer
