import { isScim } from '@paraph/contract'
import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { Problem } from '#platform/problems/problem.ts'
import { rawPath, safePath } from './path.ts'
import { toScimError } from './scim-error.ts'
import { operationOf } from './validation/operation-of.ts'
import { isDescribedProblem, isDescribedScimError } from './validation/enforced-contract.ts'
import { toProblem } from './validation/to-problem.ts'

export const notFound: RequestHandler = () => {
  throw new Problem('path_not_found')
}

/** Makes a problem of each error, for the error handlers that follow. */
export const asProblem: ErrorRequestHandler = (error, req, _res, next) => {
  next(requireDescribed(toProblem(req.refusal ?? error, req), req))
}

/** A problem that the contract does not describe, or not for its operation, becomes a 500. */
function requireDescribed(problem: Problem, req: Request): Problem {
  const operation = operationOf(req)
  const isExpected = !operation || problem.status >= 500 || problem.status in operation.responses
  const { body, isDescribed } = formOf(problem, req)
  if (isExpected && isDescribed(body)) return problem
  return new Problem('internal_error', undefined, { cause: problem })
}

/** Returns the form of an error: problem details, or for identity providers the form of SCIM. */
function formOf(problem: Problem, req: Request) {
  return isScim({ path: rawPath(req.originalUrl) })
    ? { type: 'application/scim+json', body: toScimError(problem), isDescribed: isDescribedScimError }
    : {
        type: 'application/problem+json',
        body: problem.toBody(safePath(req.originalUrl), String(req.id)),
        isDescribed: isDescribedProblem,
      }
}

/** Answers a problem. */
export const answerProblem: ErrorRequestHandler = (problem: Problem, req, res, _next) => {
  if (problem.status >= 500) res.err = problem.cause instanceof Error ? problem.cause : problem
  // A part of the answer is on its way.
  if (res.headersSent) return void req.socket.destroy()
  res.problem = problem.code
  const { type, body } = formOf(problem, req)
  res.status(problem.status).set(problem.headers).type(type).send(JSON.stringify(body))
}
