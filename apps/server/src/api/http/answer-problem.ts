import type { ErrorRequestHandler, RequestHandler } from 'express'
import { Problem } from '#platform/problems/problem.ts'
import { safePath } from './path.ts'
import { toProblem } from './validation/to-problem.ts'

export const notFound: RequestHandler = () => {
  throw new Problem('path_not_found')
}

/** Answers every error as problem details. A problem that the spec does not document for its operation becomes a 500. */
export const answerProblem: ErrorRequestHandler = (error, req, res, next) => {
  const answer = (problem: Problem) => {
    if (problem.status >= 500) res.err = problem.cause instanceof Error ? problem.cause : problem
    if (res.headersSent) return next(error)
    res.problem = problem.code
    res
      .status(problem.status)
      .set(problem.headers)
      .set('Content-Type', 'application/problem+json; charset=utf-8')
      .json(problem.toBody(safePath(req.originalUrl), String(req.id)))
  }
  try {
    answer(toProblem(error))
  } catch (violation) {
    answer(toProblem(violation))
  }
}
