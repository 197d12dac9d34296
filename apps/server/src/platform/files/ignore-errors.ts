/** For `.catch()`: turns system errors with these codes into undefined, and throws all other errors again. */
export function ignoreErrors(...codes: string[]): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}
