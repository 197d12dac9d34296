import { type Case, received, ref, sent } from '../case.ts'

const to = (name: string) => `#/components/schemas/${name}`
const kind = (mapping?: object) => ({ propertyName: 'kind', ...(mapping && { mapping }) })
const one = (names: string[], discriminator?: object) => ({
  oneOf: names.map(ref),
  ...(discriminator && { discriminator }),
})
/** Two schemas that only the discriminator tells apart, and two that differ by a constant. */
const animals = (discriminator?: object) => one(['Bird', 'Fish'], discriminator)
const pets = (discriminator?: object) => one(['Cat', 'Dog'], discriminator)
const two = animals(kind({ b: to('Bird'), f: to('Fish') }))
const three = animals(kind({ b: to('Bird'), c: to('Bird'), f: to('Fish') }))
const mappedPets = pets(kind({ cat: to('Cat'), dog: to('Dog') }))
const mappedCat = one(['Cat'], kind({ cat: to('Cat') }))

export const discriminators: Case[] = [
  ...sent(
    ['the property is renamed', 'major', animals(kind()), animals({ propertyName: 'sort' })],
    ['a value is renamed', 'major', two, animals(kind({ bird: to('Bird'), f: to('Fish') }))],
    ['a value is removed', 'major', three, two],
    ['a value is added', 'minor', two, three],
    ['two values are swapped', 'major', two, animals(kind({ f: to('Bird'), b: to('Fish') }))],
    ['values are mapped that were names', 'major', animals(kind()), two],
    ['the names are written out', 'none', animals(kind()), animals(kind({ Bird: to('Bird'), Fish: to('Fish') }))],
    ['a mapping names the schema', 'none', two, animals(kind({ b: 'Bird', f: 'Fish' }))],
    ['the mapping is reordered', 'none', two, animals(kind({ f: to('Fish'), b: to('Bird') }))],
    ['a discriminator is added that decides', 'major', animals(), animals(kind())],
    ['a discriminator is added that only helps', 'minor', pets(), mappedPets],
    ['an alternative is removed', 'major', mappedPets, mappedCat],
    ['an alternative is added', 'minor', mappedCat, mappedPets],
  ),
  ...received(
    ['the property is renamed', 'major', animals(kind()), animals({ propertyName: 'sort' })],
    ['a value is renamed', 'major', two, animals(kind({ bird: to('Bird'), f: to('Fish') }))],
    ['a value is added', 'major', two, three],
    ['a value is removed', 'minor', three, two],
    ['the names are written out', 'none', animals(kind()), animals(kind({ Bird: to('Bird'), Fish: to('Fish') }))],
    ['an alternative is added', 'major', mappedCat, mappedPets],
    ['an alternative is removed', 'minor', mappedPets, mappedCat],
  ),
]
