/** Any object of a bundled OpenAPI 3 spec. The spec may be invalid in every other way, so each value is checked before use. */
export type JsonObject = { [key: string]: unknown }

export const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

export function entries(value: unknown): [string, unknown][] {
  return Object.entries(asObject(value))
}

export function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns what a JSON Pointer leads to, in objects and lists. */
export function valueAt(document: unknown, segments: string[]): unknown {
  const step = (node: unknown, key: string) =>
    typeof node === 'object' && node !== null ? (node as JsonObject)[key] : undefined
  return segments.reduce(step, document)
}

/** Splits a JSON Pointer into its unescaped segments. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}
