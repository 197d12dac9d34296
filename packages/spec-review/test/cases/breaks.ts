import type { Case } from './case.ts'
import { bodies } from './breaks/bodies.ts'
import { readOnly } from './breaks/read-only.ts'
import { defaults } from './breaks/defaults.ts'
import { writeOnly } from './breaks/write-only.ts'
import { servers } from './breaks/servers.ts'
import { serialization } from './breaks/serialization.ts'
import { discriminators } from './breaks/discriminators.ts'
import { enumerations } from './breaks/enumerations.ts'
import { credentials } from './breaks/credentials.ts'

/** Breaks, and changes that look like them but break nobody. */
export const breaks: Record<string, Case[]> = {
  'a body becomes required': bodies,
  'a request property becomes readOnly': readOnly,
  'a default is set, changed or removed': defaults,
  'a response property becomes writeOnly': writeOnly,
  'servers change': servers,
  'a parameter is written in another way': serialization,
  'a discriminator changes': discriminators,
  'a closed enumeration is opened': enumerations,
  'the accepted credentials change': credentials,
}
