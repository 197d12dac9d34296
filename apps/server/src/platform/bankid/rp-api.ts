import type { BankIdEnvironment } from '#platform/settings/bankid.ts'

/** The operations of BankID's RP API v6.0. Each throws {@link BankIdError} if BankID refuses or does not answer. */
export interface BankIdApi {
  sign: (order: NewOrder) => Promise<StartedOrder>
  auth: (order: Omit<NewOrder, 'userVisibleData'> & Partial<Pick<NewOrder, 'userVisibleData'>>) => Promise<StartedOrder>
  collect: (orderRef: string) => Promise<CollectedOrder>
  cancel: (orderRef: string) => Promise<void>
}

export interface NewOrder {
  endUserIp: string
  web?: { deviceIdentifier: string; referringDomain: string; userAgent: string }
  /**
   * The 12 digits of the only person that can sign. No order of this server has a number: BankID cancels the order of a person if anybody starts
   * another order with the number of this person, even from another account or service.
   */
  requirement?: { personalNumber?: string }
  /** Plain text, which the client encodes. */
  userVisibleData: string
  userVisibleDataFormat?: 'simpleMarkdownV1'
  /** Plain text, which the client encodes. */
  userNonVisibleData?: string
  returnUrl?: string
  returnRisk?: boolean
}

export interface StartedOrder {
  orderRef: string
  autoStartToken: string
  qrStartToken: string
  /** Never leaves the server. */
  qrStartSecret: string
}

export type CollectedOrder =
  | { status: 'pending'; orderRef: string; hintCode: string }
  | { status: 'failed'; orderRef: string; hintCode: string }
  | { status: 'complete'; orderRef: string; completionData: CompletionData }

export interface CompletionData {
  user: { personalNumber: string; name: string; givenName: string; surname: string }
  device: { ipAddress: string; uhi?: string }
  bankIdIssueDate: string
  stepUp?: { mrtd: boolean }
  /** The XML, in base64. */
  signature: string
  /** The DER, in base64. */
  ocspResponse: string
  risk?: string
}

export class BankIdError extends Error {
  /** The errorCode of BankID, such as `alreadyInProgress`. `unreachable` if no answer of BankID came. `invalidAnswer` if it can't be read. */
  readonly code: string
  readonly details: string | undefined

  constructor(code: string, details?: string, options?: ErrorOptions) {
    super(`BankID: ${code}.`, options)
    this.code = code
    this.details = details
  }
}

/** The client of BankID, for the environment in the settings. */
export interface BankId {
  environment: BankIdEnvironment
  api: BankIdApi
  /** The trusted root certificates for signatures of this environment. DER. */
  readonly roots: Uint8Array[]
  /** The page of the simulated phone, which replaces the app. Undefined in the other environments. */
  readonly phoneUrl: string | undefined
  status: () => BankIdStatus
  close: () => Promise<void>
}

export interface BankIdStatus {
  /** When the client certificate expires. */
  certificateExpires: Date
  /** False if the last call failed with an error that all other calls would get too. Undefined before the first call has ended. */
  isReachable: boolean | undefined
  /** True if the last answer of BankID said that it is down for maintenance. Then `isReachable` is false. */
  isInMaintenance: boolean
}
