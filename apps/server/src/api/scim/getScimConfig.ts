import type { Handler } from '#api/operation.ts'
import { MAX_SCIM_PAGE } from '#domain/provisioning/scim-rules.ts'

export const getScimConfig: Handler<'getScimConfig'> = () =>
  Promise.resolve({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    // RFC 7643 wants the numbers also without support.
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_SCIM_PAGE },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API key',
        description: 'Authorization: Bearer, with an API key that has the scope scim.',
        primary: true,
      },
    ],
  })
