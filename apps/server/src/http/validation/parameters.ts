import { RequestParameterMutator } from 'express-openapi-validator/dist/middlewares/parsers/req.parameter.mutator.js'

const { modifyRequest } = RequestParameterMutator.prototype

/**
 * Spares requests without a query the rewriting of their parameters, which begins with parsing the URL, for which Node takes longer than
 * ajv for all of the validation. Parameters of this contract that are rewritten stand in the query alone; they are validated as ever.
 */
export function spareParameters(): void {
  RequestParameterMutator.prototype.modifyRequest = function (req) {
    if (req.originalUrl.includes('?')) modifyRequest.call(this, req)
  }
}
