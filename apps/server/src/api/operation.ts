import type { defaults, OperationId, operations, security } from '@paraph/contract'
import type {
  Context,
  MemberContext,
  SessionContext,
  SetupContext,
  SigningContext,
  VisitorContext,
} from '#api/context.ts'
import type { ReadPart } from '#domain/documents/file-store.ts'
import type { Upload } from '#platform/uploads/uploads.ts'

/**
 * The fields that have a default. The validator fills them in before a handler runs. In the types of the contract they are optional, because
 * clients use the same types and may leave them out.
 */
type Defaulted<Id> = Id extends keyof typeof defaults ? (typeof defaults)[Id][number] : never
type Filled<T, Id> = T & { [K in keyof T as K extends Defaulted<Id> ? K : never]-?: Exclude<T[K], undefined> }

type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined

/** The input of a handler: the validated parts of the request. */
export interface Input<Id extends OperationId> {
  path: NonNullable<operations[Id]['parameters']['path']>
  query: Filled<NonNullable<operations[Id]['parameters']['query']>, Id>
  header: NonNullable<operations[Id]['parameters']['header']>
  body: Filled<Body<operations[Id]>, Id>
  /** The file of a multipart body. */
  file: Upload
}

export interface Download {
  name: string
  type: string
  /** The number of bytes to send. */
  size: number
  /** Reads a part of these bytes. A large file is read in parts, so that many concurrent downloads need little memory. */
  read: ReadPart
  /** 206 if these bytes are only a part of the file. */
  status?: 206
  headers?: Record<string, string>
}

type Success<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Answer }
  ? Answer
  : operations[Id]['responses'] extends { 201: infer Answer }
    ? Answer
    : { content: never }

/** The reply of a handler is the body of the success. For any other status, the handler throws a Problem. */
export type Reply<Id extends OperationId> =
  Success<Id> extends { content: infer Content }
    ? [Content] extends [never]
      ? void
      : Content extends { 'application/json': infer Json } | { 'application/scim+json': infer Json }
        ? Json
        : Download
    : never

/** The context depends on the security scheme of the operation. */
type ContextOf<Id extends OperationId> = {
  apiKey: Context
  accessToken: MemberContext
  sessionCookie: SessionContext
  none: VisitorContext
  setupToken: SetupContext
  signingToken: SigningContext
}[(typeof security)[Id]]

export type Handler<Id extends OperationId> = (input: Input<Id>, context: ContextOf<Id>) => Promise<Reply<Id>>
export type Handlers = { [Id in OperationId]: Handler<Id> }
