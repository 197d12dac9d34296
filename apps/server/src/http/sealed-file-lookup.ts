import express, { type Router } from 'express'

export type FindSealedFile = (sha256: string) => Promise<{ sealedAt: string } | undefined>

/**
 * Confirms to the verification page that this service made a file. It takes the hash of the file, because the file itself never leaves the
 * browser, and it tells nothing that the file does not contain. Someone who can name the hash has the file, or its owner's answer.
 */
export function sealedFileLookup(findSealedFile: FindSealedFile): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  router.get('/verify/files/:sha256', async (req, res, next) => {
    const { sha256 } = req.params
    const file = /^[0-9a-f]{64}$/.test(sha256) ? await findSealedFile(sha256) : undefined
    if (!file) return next()
    res.setHeader('cache-control', 'no-store')
    res.json({ madeHere: true, sealedAt: file.sealedAt })
  })
  return router
}
