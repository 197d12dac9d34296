import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { Problem } from '#platform/problems/problem.ts'
import { safePath } from './path.ts'
import { operationOf } from './validation/operation-of.ts'
import { isDescribedProblem } from './validation/enforced-contract.ts'
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
  if (isExpected && isDescribedProblem(bodyOf(problem, req))) return problem
  return new Problem('internal_error', undefined, { cause: problem })
}

const bodyOf = (problem: Problem, req: Request) => problem.toBody(safePath(req.originalUrl), String(req.id))

/** Answers a problem as problem details. */
export const answerProblem: ErrorRequestHandler = (problem: Problem, req, res, _next) => {
  if (problem.status >= 500) res.err = problem.cause instanceof Error ? problem.cause : problem
  // A part of the answer is on its way.
  if (res.headersSent) return void req.socket.destroy()
  res.problem = problem.code
  res
    .status(problem.status)
    .set(problem.headers)
    .type('application/problem+json')
    .send(JSON.stringify(bodyOf(problem, req)))
}
