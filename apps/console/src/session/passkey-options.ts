/** The options go from the server to the browser as they are. */
export const optionsOf = <Options>(options: string) => JSON.parse(options) as Options

/** The server uses no extensions. */
export const answerOf = <Answer extends object>(answer: Answer) => ({ ...answer, clientExtensionResults: {} })

/** The person has closed the question of the browser, or has waited too long. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'NotAllowedError' || error.name === 'AbortError' || error.name === 'InvalidStateError')
