import express, { type Router } from 'express'

export type FindSealedFile = (sha256: string) => Promise<{ sealedAt: string } | undefined>

/**
 * Confirms to the verification page that this service made a file. It takes the hash of the file, because the file itself never leaves the
 * browser. The answer tells nothing that the file does not contain. Someone who can name the hash has the file, or an answer that its owner got.
 */
export function sealedFileLookup(findSealedFile: FindSealedFile): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  // A regular expression, because Express throws an error for a parameter that is not percent-encoded UTF-8.
  router.get(/^\/verify\/files\/([0-9a-f]{64})$/, async (req, res, next) => {
    const file = await findSealedFile(req.params[0]!)
    if (!file) return next()
    res.setHeader('cache-control', 'no-store')
    res.json({ madeHere: true, sealedAt: file.sealedAt })
  })
  return router
}
