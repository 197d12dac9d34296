import { document } from '@paraph/contract'
import { listOperations, type Spec } from './contract.ts'
import { runDrift } from './drift.ts'
import { type Exchange, type Fault, findFaults, findMissing, findMissingCodes, provable } from './verdict.ts'

/** How many of the documented answers the server has given. Those of 500 and 503 do not count, because no request can cause them. */
export interface Coverage {
  documented: number
  seen: number
}

/**
 * Checks the recorded traffic of the whole test run against the contract, a second time: `redocly drift` shares no code with
 * the validator inside the server. Drift does not check statuses, media types, missing bodies and response headers, so they
 * are checked here.
 *
 * @param options.isComplete - the traffic must contain every operation and every answer that the contract documents.
 */
export async function judge(
  exchanges: Exchange[],
  { isComplete }: { isComplete: boolean },
): Promise<{ report: string; faults: number; coverage: Coverage }> {
  const operations = listOperations(document as unknown as Spec)
  const faults = findFaults(operations, exchanges, await runDrift(exchanges, document))
  const missing = isComplete ? findMissing(operations, exchanges) : []
  const unseen = missing.reduce((sum, { statuses }) => sum + statuses.length, 0)
  const documented = operations.flatMap(({ responses }) => provable(responses)).length
  const codes = isComplete ? findMissingCodes(operations, exchanges) : []
  const report = [
    ...Object.entries(Object.groupBy(faults, ({ message }) => message)).flatMap(([message, same]) =>
      describe(message, same!),
    ),
    ...(missing.length > 0 ? ['\nNever answered by the server:'] : []),
    ...missing.map(({ operation, statuses }) => `  ${operation.padEnd(32)} ${statuses.join(' ')}`),
    ...(codes.length > 0
      ? ['\nProblems in examples that the server never answered there:', ...codes.map((one) => `  ${one}`)]
      : []),
    `\n${exchanges.length} exchanges, ${operations.length} operations: ${faults.length} faults, ${unseen} documented answers never seen`,
  ]
  return {
    report: report.join('\n'),
    faults: faults.length + unseen + codes.length,
    coverage: { documented, seen: documented - unseen },
  }
}

function describe(message: string, same: Fault[]): string[] {
  const shown = same.slice(0, 5).map(({ operation, exchange }) => `  ${operation}, exchange ${exchange}`)
  return [`\n${message}`, ...shown, ...(same.length > 5 ? [`  and ${same.length - 5} more`] : [])]
}
