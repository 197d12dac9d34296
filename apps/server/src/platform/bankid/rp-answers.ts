import { BankIdError, type CollectedOrder, type CompletionData, type StartedOrder } from './rp-api.ts'

type Fields = Record<string, unknown>

/** @throws BankIdError `invalidAnswer`, which never repeats the answer. */
export function startedOrderOf(answer: unknown): StartedOrder {
  const { orderRef, autoStartToken, qrStartToken, qrStartSecret } = fieldsOf(answer)
  return {
    orderRef: textOf(orderRef),
    autoStartToken: textOf(autoStartToken),
    qrStartToken: textOf(qrStartToken),
    qrStartSecret: textOf(qrStartSecret),
  }
}

/** @throws BankIdError `invalidAnswer` */
export function collectedOf(answer: unknown): CollectedOrder {
  const fields = fieldsOf(answer)
  const { status } = fields
  const orderRef = textOf(fields['orderRef'])
  if (status === 'complete') return { status, orderRef, completionData: completionDataOf(fields['completionData']) }
  if (status === 'pending' || status === 'failed') return { status, orderRef, hintCode: textOf(fields['hintCode']) }
  throw new BankIdError('invalidAnswer')
}

function completionDataOf(answer: unknown): CompletionData {
  const { user, device, bankIdIssueDate, stepUp, signature, ocspResponse, risk } = fieldsOf(answer)
  const { personalNumber, name, givenName, surname } = fieldsOf(user)
  const { ipAddress, uhi } = fieldsOf(device)
  return {
    user: {
      personalNumber: textOf(personalNumber),
      name: textOf(name),
      givenName: textOf(givenName),
      surname: textOf(surname),
    },
    device: { ipAddress: textOf(ipAddress), ...(typeof uhi === 'string' && { uhi }) },
    bankIdIssueDate: textOf(bankIdIssueDate),
    ...(isFields(stepUp) && { stepUp: { mrtd: stepUp['mrtd'] === true } }),
    signature: textOf(signature),
    ocspResponse: textOf(ocspResponse),
    ...(typeof risk === 'string' && { risk }),
  }
}

/** Returns the error for an answer that is not 200. The answer may also come from a proxy in between. */
export function errorOf(status: number, answer: unknown): BankIdError {
  const { errorCode, details } = isFields(answer) ? answer : {}
  if (typeof errorCode !== 'string' || !/^[a-z]{1,50}$/i.test(errorCode))
    return new BankIdError(status >= 500 ? 'unreachable' : 'invalidAnswer', `HTTP ${status}`)
  return new BankIdError(errorCode, typeof details === 'string' ? details : undefined)
}

function fieldsOf(value: unknown): Fields {
  if (isFields(value)) return value
  throw new BankIdError('invalidAnswer')
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new BankIdError('invalidAnswer')
}
