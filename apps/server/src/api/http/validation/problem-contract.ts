import { Ajv2020 } from 'ajv/dist/2020.js'
import { closeSchemas, document } from '@paraph/contract'
import { ajvFormats } from '#platform/formats/formats.ts'

const formats = { ...ajvFormats, 'uri-reference': (text: string) => URL.canParse(text, 'https://sign.example.com') }
const ajv = new Ajv2020({ strict: false, formats }).addSchema(closeSchemas(document), 'contract')

/**
 * Returns false for a body with problem details that breaks the contract. All problems have one schema, which is compiled here once: the validator
 * would compile it for each problem of each operation.
 */
export const isDescribedProblem = ajv.compile({ $ref: 'contract#/components/schemas/Problem' })
