/** The parts of oidc-provider that the tests use. It comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope: (scope: string) => void
    save: () => Promise<string>
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    callback(): (req: IncomingMessage, res: ServerResponse) => void
    Grant: new (properties: { clientId: string; accountId: string }) => Grant
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<{ params: { login_hint: string } }>
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: object): Promise<void>
  }
}
