import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from './openapi.ts'

/** The spec as it was released last, in one file. It is part of the repository, so that no network, tag or history is needed to compare with it. */
export function releasedFile(spec: string): string {
  return join(spec, 'released', 'openapi.json')
}

export function readReleased(spec: string): JsonObject | undefined {
  const file = releasedFile(spec)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JsonObject) : undefined
}

export function versionOf({ info }: JsonObject): string {
  return isObject(info) ? String(info['version']) : ''
}
