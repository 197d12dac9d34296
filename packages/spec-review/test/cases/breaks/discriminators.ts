import { type Case, received, ref, sent } from '../case.ts'

const pets = (discriminator?: object, names = ['Cat', 'Dog']) => ({
  oneOf: names.map(ref),
  ...(discriminator && { discriminator }),
})
const kind = (mapping?: object) => ({ propertyName: 'kind', ...(mapping && { mapping }) })
const to = (name: string) => `#/components/schemas/${name}`

export const discriminators: Case[] = [
  ...sent(
    [
      'the property is renamed',
      'major',
      pets(kind(), ['Bird', 'Fish']),
      pets({ propertyName: 'sort' }, ['Bird', 'Fish']),
    ],
    [
      'a value is renamed',
      'major',
      pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      pets(kind({ bird: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
    ],
    [
      'a value is removed',
      'major',
      pets(kind({ b: to('Bird'), c: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
    ],
    [
      'a value is added',
      'minor',
      pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      pets(kind({ b: to('Bird'), c: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
    ],
    [
      'two values are swapped',
      'major',
      pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      pets(kind({ f: to('Bird'), b: to('Fish') }), ['Bird', 'Fish']),
    ],
    [
      'values are mapped that were names',
      'major',
      pets(kind(), ['Bird', 'Fish']),
      pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
    ],
    [
      'the names are written out',
      'none',
      pets(kind(), ['Bird', 'Fish']),
      pets(kind({ Bird: to('Bird'), Fish: to('Fish') }), ['Bird', 'Fish']),
    ],
    [
      'a mapping names the schema',
      'none',
      pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      pets(kind({ b: 'Bird', f: 'Fish' }), ['Bird', 'Fish']),
    ],
    [
      'the mapping is reordered',
      'none',
      pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      pets(kind({ f: to('Fish'), b: to('Bird') }), ['Bird', 'Fish']),
    ],
    [
      'a discriminator is added that decides',
      'major',
      pets(undefined, ['Bird', 'Fish']),
      pets(kind(), ['Bird', 'Fish']),
    ],
    ['a discriminator is added that only helps', 'minor', pets(), pets(kind({ cat: to('Cat'), dog: to('Dog') }))],
    [
      'an alternative is removed',
      'major',
      pets(kind({ cat: to('Cat'), dog: to('Dog') })),
      { oneOf: [ref('Cat')], discriminator: kind({ cat: to('Cat') }) },
    ],
    [
      'an alternative is added',
      'minor',
      { oneOf: [ref('Cat')], discriminator: kind({ cat: to('Cat') }) },
      pets(kind({ cat: to('Cat'), dog: to('Dog') })),
    ],
  ),
  ...received(
    [
      'the property is renamed',
      'major',
      pets(kind(), ['Bird', 'Fish']),
      pets({ propertyName: 'sort' }, ['Bird', 'Fish']),
    ],
    [
      'a value is renamed',
      'major',
      pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      pets(kind({ bird: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
    ],
    [
      'a value is added',
      'major',
      pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      pets(kind({ b: to('Bird'), c: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
    ],
    [
      'a value is removed',
      'minor',
      pets(kind({ b: to('Bird'), c: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
    ],
    [
      'the names are written out',
      'none',
      pets(kind(), ['Bird', 'Fish']),
      pets(kind({ Bird: to('Bird'), Fish: to('Fish') }), ['Bird', 'Fish']),
    ],
    [
      'an alternative is added',
      'major',
      { oneOf: [ref('Cat')], discriminator: kind({ cat: to('Cat') }) },
      pets(kind({ cat: to('Cat'), dog: to('Dog') })),
    ],
    [
      'an alternative is removed',
      'minor',
      pets(kind({ cat: to('Cat'), dog: to('Dog') })),
      { oneOf: [ref('Cat')], discriminator: kind({ cat: to('Cat') }) },
    ],
  ),
]
