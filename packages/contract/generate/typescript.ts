import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { completeSchemas } from './prepare-schemas.ts'

const blob = ts.factory.createTypeReferenceNode('Blob')

const events = `/** The body of each event that webhooks send, by its type. */
export type WebhookEvents = {
    [Type in keyof webhooks]: webhooks[Type]["post"]["requestBody"]["content"]["application/json"];
};
`

/** Returns the text of `generated/types.ts` for a bundled document. */
export async function typesOf(document: OpenAPI3): Promise<string> {
  const types = await openapiTS(completeSchemas(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    // The option `immutable` is off, because openapi-fetch does not treat a readonly array as an array.
    transform: ({ format }: { format?: string }) => (format === 'binary' ? blob : undefined),
  })
  return `// Generated from spec/ by \`npm run generate\`.\n${astToString(types)}${events}`
}
