import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { pointerSegments } from '../openapi.ts'

interface Place {
  file: string
  line: number
}

/** Finds places of the bundled spec in the files of the spec. A component is in the file of its name, a path in the file that `openapi.yaml` refers to. */
export class Sources {
  readonly #folder: string
  readonly #files = new Map<string, { root: Node | null; lines: LineCounter }>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Returns the place of the pointer, or of the nearest part around it that exists. The file is relative to the folder of the spec. */
  locate(pointer: string): Place {
    const segments = pointerSegments(pointer)
    const [top, kind, name, ...within] = segments
    const file = `components/${kind}/${name}.yaml`
    return top === 'components' && existsSync(join(this.#folder, file))
      ? this.#follow(file, within)
      : this.#follow('openapi.yaml', segments)
  }

  #follow(file: string, segments: string[]): Place {
    const { root, lines } = this.#read(file)
    const at = (node: unknown) => lines.linePos((node as Node).range?.[0] ?? 0).line
    let [node, place]: [unknown, Place] = [root, { file, line: 1 }]
    for (const [index, segment] of segments.entries()) {
      const reference = isMap(node) ? node.get('$ref') : undefined
      if (typeof reference === 'string') return this.#follow(join(dirname(file), reference), segments.slice(index))
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === segment)
        if (!isPair(pair)) return place
        place = { file, line: at(pair.key) }
        node = pair.value
      } else if (isSeq(node) && node.items[Number(segment)]) {
        node = node.items[Number(segment)]
        place = { file, line: at(node) }
      } else return place
    }
    return place
  }

  #read(file: string): { root: Node | null; lines: LineCounter } {
    const known = this.#files.get(file)
    if (known) return known
    const lines = new LineCounter()
    const parsed = {
      root: parseDocument(readFileSync(join(this.#folder, file), 'utf8'), { lineCounter: lines }).contents,
      lines,
    }
    this.#files.set(file, parsed)
    return parsed
  }
}
