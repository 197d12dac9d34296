import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The types of Node lack it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}

/** The functions of HarfBuzz's subsetter that we use. harfbuzzjs has only the WebAssembly, without a binding. */
interface Subsetter {
  memory: { buffer: ArrayBuffer }
  _initialize(): void
  malloc(size: number): number
  free(pointer: number): void
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_glyph_set(input: number): number
  hb_subset_input_keep_everything(input: number): void
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number
  hb_subset_input_set(input: number, type: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_or_fail(face: number, input: number): number
}

const MEMORY_MODE_WRITABLE = 2
const SETS_DROP_TABLE_TAG = 3
const FLAGS_NO_HINTING = 0x1
const FLAGS_RETAIN_GIDS = 0x2
const FLAGS_NO_LAYOUT_CLOSURE = 0x200

/** A PDF does not need these tables: it has its own tables for characters and names, and its text is already shaped. */
const TABLES_UNUSED_IN_PDF = ['cmap', 'name', 'OS/2', 'post', 'GDEF', 'GPOS', 'GSUB', 'BASE', 'STAT', 'gasp', 'DSIG']

let loaded: Subsetter | undefined

function subsetter(): Subsetter {
  if (!loaded) {
    const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
    const module = new WebAssembly.Module(readFileSync(file))
    loaded = new WebAssembly.Instance(module).exports as Subsetter
    loaded['_initialize']()
  }
  return loaded
}

/** Returns the variable font at one weight. HarfBuzz shapes it ten times as fast as the variable font. */
export function pinWeight(font: Uint8Array, weight: number): Uint8Array {
  return subset(font, (hb, input, face) => {
    hb.hb_subset_input_keep_everything(input)
    if (!hb.hb_subset_input_pin_axis_location(input, face, tag('wght'), weight)) throw failed('has no weights')
  })
}

/** Returns a font for a PDF that has only these glyphs, with the numbers that they had before. */
export function keepGlyphs(font: Uint8Array, glyphs: Iterable<number>): Uint8Array {
  return subset(font, (hb, input) => {
    const kept = hb.hb_subset_input_glyph_set(input)
    for (const glyph of glyphs) hb.hb_set_add(kept, glyph)
    const dropped = hb.hb_subset_input_set(input, SETS_DROP_TABLE_TAG)
    for (const table of TABLES_UNUSED_IN_PDF) hb.hb_set_add(dropped, tag(table))
    hb.hb_subset_input_set_flags(input, FLAGS_NO_HINTING | FLAGS_RETAIN_GIDS | FLAGS_NO_LAYOUT_CLOSURE)
  })
}

function subset(font: Uint8Array, choose: (hb: Subsetter, input: number, face: number) => void): Uint8Array {
  const hb = subsetter()
  const data = hb.malloc(font.length)
  if (!data) throw failed('does not fit into memory')
  // The memory may have grown, which replaces its buffer. So take the buffer each time.
  new Uint8Array(hb.memory.buffer).set(font, data)
  const blob = hb.hb_blob_create(data, font.length, MEMORY_MODE_WRITABLE, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  try {
    choose(hb, input, face)
    const result = hb.hb_subset_or_fail(face, input)
    if (!result) throw failed('can’t be subset')
    const resultBlob = hb.hb_face_reference_blob(result)
    const start = hb.hb_blob_get_data(resultBlob, 0)
    const bytes = new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(resultBlob)).slice()
    hb.hb_blob_destroy(resultBlob)
    hb.hb_face_destroy(result)
    if (bytes.length === 0) throw failed('is empty after subsetting')
    return bytes
  } finally {
    hb.hb_subset_input_destroy(input)
    hb.hb_face_destroy(face)
    hb.hb_blob_destroy(blob)
    hb.free(data)
  }
}

function tag(name: string): number {
  return [...name].reduce((value, letter) => (value << 8) | letter.charCodeAt(0), 0)
}

function failed(problem: string): Error {
  return new Error(`A font ${problem}.`)
}
