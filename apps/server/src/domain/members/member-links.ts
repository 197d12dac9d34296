/** Without a console, the server leads to the documentation from there. */
export function invitationUrlOf(publicUrl: string, token: string): string {
  return `${publicUrl}/#invitation=${token}`
}

export function signInUrlOf(publicUrl: string, token: string): string {
  return `${publicUrl}/#sign-in=${token}`
}
