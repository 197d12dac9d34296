import { Ajv2020 } from 'ajv/dist/2020.js'
import { closeSchemas, document, eventSchemaPointer, webhookEventTypes } from '@paraph/contract'
import { ajvFormats } from '@paraph/server/src/platform/formats/formats.ts'

const ajv = new Ajv2020({ strict: false, logger: false, formats: ajvFormats, allErrors: true })
ajv.addSchema(closeSchemas(document), 'spec')

/** Returns how the body of a webhook violates its schema in the spec. The type in the body chooses the schema. */
export function webhookFaults(body: string): string[] {
  const event = JSON.parse(body) as { type: (typeof webhookEventTypes)[number] }
  if (!webhookEventTypes.includes(event.type)) return [`The spec has no webhook ${event.type}.`]
  const validate = ajv.compile({ $ref: `spec${eventSchemaPointer(event.type)}` })
  return validate(event) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`)
}
