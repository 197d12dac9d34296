import { type Face, openFace } from './face.ts'
import { type FontFile, type FontStyle, fallbackFiles, mainFiles } from './font-catalogue.ts'

/**
 * Open faces of this thread. A face takes about 0.2 MB. There are about 450 files, so all fit: no document can force the thread to reopen files again
 * and again.
 */
const MAX_FACES = 500

const faces = new Map<string, Promise<Face>>()

/** The faces by style and cluster. Null if no font has the cluster. */
const chosen = new Map<string, Face | null>()
const MAX_CHOSEN = 20_000

const han = /\p{Script=Han}/u

/** Invisible characters that a font may lack: joiners, directional marks and variation selectors. */
const ignorable = /^\p{Default_Ignorable_Code_Point}$/u

/** Characters that are shown as emoji, even if a text font has them. */
const emoji = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u

/**
 * Returns the first face that has all characters of the cluster. Undefined if there is none. `ideographs` is the family that is preferred for
 * Chinese characters.
 */
export async function chooseFace(cluster: string, style: FontStyle, ideographs: string): Promise<Face | undefined> {
  const key = han.test(cluster) ? `${style} ${cluster} ${ideographs}` : `${style} ${cluster}`
  const known = chosen.get(key)
  if (known !== undefined) return known ?? undefined
  const face = await findFace(cluster, style, ideographs)
  if (chosen.size >= MAX_CHOSEN) chosen.clear()
  chosen.set(key, face ?? null)
  return face
}

/** Returns the face that was chosen before for the cluster. Undefined if the choice depends on the text around it. */
export function knownFace(cluster: string, style: FontStyle): Face | undefined {
  return chosen.get(`${style} ${cluster}`) ?? undefined
}

async function findFace(cluster: string, style: FontStyle, ideographs: string): Promise<Face | undefined> {
  const codePoints = [...cluster].filter((character) => !ignorable.test(character)).map((c) => c.codePointAt(0)!)
  const [first] = codePoints
  const isEmoji = emoji.test(cluster)
  if (first === undefined) return undefined
  if (!isEmoji) {
    const main = await firstCovering(mainFiles(style, first), codePoints)
    if (main) return main
  }
  return firstCovering(fallbackFiles(style, first, ideographs, isEmoji), codePoints)
}

async function firstCovering(files: FontFile[], codePoints: number[]): Promise<Face | undefined> {
  for (const file of files) {
    const face = await cachedFace(file)
    if (codePoints.every((codePoint) => face.covers(codePoint))) return face
  }
  return undefined
}

function cachedFace(file: FontFile): Promise<Face> {
  const known = faces.get(file.key)
  faces.delete(file.key)
  const face = known ?? openFace(file)
  // The least recently used face is the first one.
  faces.set(file.key, face)
  if (faces.size > MAX_FACES) {
    faces.delete(faces.keys().next().value!)
    chosen.clear()
  }
  // A file that can't be read now may be readable for the next document.
  if (!known) face.catch(() => faces.delete(file.key))
  return face
}
