import { alternativeChanged } from './alternative-changed.ts'
import { constraintChanged } from './constraint-changed.ts'
import { defaultChanged } from './default-changed.ts'
import { documentationAdded } from './documentation-added.ts'
import { encodingChanged } from './encoding-changed.ts'
import { enumValueAdded } from './enum-value-added.ts'
import { interfaceChanged } from './interface-changed.ts'
import { pathParameterRenamed } from './path-parameter-renamed.ts'
import { responseChanged, responseHeaderOptional } from './response-changed.ts'
import { securityChanged } from './security-changed.ts'

type Types = Record<string, { properties: Record<string, unknown> } & Record<string, unknown>>

const isNested = (value: unknown) => typeof value === 'object' && value !== null

/** Our rules for `redocly diff`. `ratings.yaml` sets the rating of each. Redocly loads the default export. */
export default () => ({
  id: 'paraph',
  diff: {
    oas3: {
      'alternative-changed': alternativeChanged,
      'constraint-changed': constraintChanged,
      'default-changed': defaultChanged,
      'documentation-added': documentationAdded,
      'encoding-changed': encodingChanged,
      'enum-value-added': enumValueAdded,
      'interface-changed': interfaceChanged,
      'path-parameter-renamed': pathParameterRenamed,
      'response-changed': responseChanged,
      'response-header-optional': responseHeaderOptional,
      'security-changed': securityChanged,
    },
  },
  typeExtension: { oas3: addExampleValues },
})

/** By default Redocly does not compare the values of examples. */
function addExampleValues(types: Types): Types {
  const { Example } = types
  if (!Example) return types
  const nested = (value: unknown) => (isNested(value) ? 'ExampleValue' : undefined)
  return {
    ...types,
    Example: { ...Example, properties: { ...Example.properties, value: nested } },
    ExampleValue: { properties: {}, additionalProperties: nested, items: nested },
  }
}
