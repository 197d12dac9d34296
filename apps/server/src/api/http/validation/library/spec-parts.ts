import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'

/** Schemas of the spec are registered under their names with this prefix. */
export const GLOBAL = 'spec:'

export interface ApiDoc {
  paths: Record<string, Record<string, OpenAPIV3.OperationObject>>
  components: Record<string, object> & { responses?: Record<string, OpenAPIV3.ResponseObject> }
}

/** What the library needs to know about an operation. */
export interface OperationParts {
  method: string
  openApiRoute: string
  expressRoute: string
  schema: OpenAPIV3.OperationObject
  /** The operation with its responses, without references to responses. */
  responses: OpenAPIV3.OperationObject
}

/** The spec as the library reads it. */
export interface SpecParts {
  operations: OperationParts[]
  requestDoc: ApiDoc
  responseDoc: ApiDoc
}

/** The part of ajv that is used here. */
export interface Ajv {
  addSchema: (schema: object, name: string) => unknown
  /** Compiles the schema of this name if that has not been done. */
  getSchema: (name: string) => unknown
  getKeyword: (name: string) => unknown
}

/** The compilers of the library: of parameters, of bodies and of responses. */
export type Compilers = Record<'general' | 'body' | 'response', Ajv>

/** The spec and its validators, as the build has stored them. */
export interface Precompiled {
  parts: SpecParts
  /** Makes the compilers return the stored validators. */
  use: (compilers: Compilers) => void
}
