/** The options go from the server to the browser as they are. */
export const optionsOf = <Options>(options: string) => JSON.parse(options) as Options

/**
 * The answer of the browser as the server wants it, which uses no extensions. The types of the library allow a browser to leave out more, such as `userHandle`. The
 * server judges what came, and says what is missing.
 */
export const answerOf = <Sent>(answer: object) => ({ ...answer, clientExtensionResults: {} }) as Sent

/** The person has closed the question of the browser, or has waited too long. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'NotAllowedError' || error.name === 'AbortError' || error.name === 'InvalidStateError')
