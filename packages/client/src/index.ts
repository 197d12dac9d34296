export type * from '@paraph/contract/named'
export type { components, operations, paths } from '@paraph/contract'
export type * from '../generated/resources.ts'
export type { Answer, CallOptions, PostOptions, WithResponse } from './call.ts'
export { type ClientOptions, createClient, type ParaphClient } from './client.ts'
export {
  type CallerCode,
  type ErrorCode,
  isParaphError,
  ParaphError,
  type TransportCode,
  type WebhookCode,
} from './error.ts'
export type { List } from './list.ts'
export { type DocumentMethods, Paraph, type ParaphOptions } from './paraph.ts'
export type { Upload } from './upload.ts'
export type { UnknownWebhookEvent, VerifyOptions, WebhookEvent, WebhookHeaders, WebhookType } from './webhooks.ts'
export type { WaitFor, WaitForOptions } from './wait-for.ts'
