/** Returns the date in the format of PDF, in UTC. */
export function pdfDate(date: Date): string {
  return `D:${date.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z`
}
