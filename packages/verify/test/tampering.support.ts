/** Numbers that look random, and are the same in each run. */
export function* random(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

interface Changed {
  pdf: Uint8Array
  change: string
}

/** Changes single bytes: half of them in the seal's own part, which is smaller than the room for the signature. */
export function* changedBytes(sealed: Uint8Array, sealAt: number, count: number): Generator<Changed> {
  const numbers = random(20261121)
  for (let change = 0; change < count; change++) {
    const pdf = sealed.slice()
    const from = change % 2 === 0 ? 0 : sealAt
    const position = from + Math.floor(numbers.next().value * (pdf.length - from))
    pdf[position]! ^= 1 + Math.floor(numbers.next().value * 255)
    yield { pdf, change: `byte ${position}: ${sealed[position]} became ${pdf[position]}` }
  }
}

/** Changes single digits of the newest signature, each `step` after the last one. */
export function* changedDigits(stamped: Uint8Array, step: number): Generator<Changed> {
  const start = Buffer.from(stamped).lastIndexOf('/Contents <') + '/Contents <'.length
  const numbers = random(7)
  const digits = '0123456789ABCDEFabcdef'
  for (let position = start; position < start + 3600; position += step) {
    const pdf = stamped.slice()
    let digit: number
    do digit = digits.charCodeAt(Math.floor(numbers.next().value * digits.length))
    while (digit === pdf[position])
    pdf[position] = digit
    yield { pdf, change: `digit ${position - start}: ${stamped[position]} became ${digit}` }
  }
}
