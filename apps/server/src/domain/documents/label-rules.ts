/** The maximum number of labels that the list of labels in use has. */
export const MAX_LISTED_LABELS = 200

/** Returns the label as it is stored: with composed letters, and single spaces only between words. */
function storedLabel(label: string): string {
  return label.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
}

/** Labels with the same key are one label. */
export function keyOfLabel(label: string): string {
  return storedLabel(label).toLowerCase()
}

/** Returns the labels as they are stored. Of labels that differ only in case, the first one stays. */
export function distinctLabels(labels: string[]): string[] {
  const byKey = new Map<string, string>()
  for (const label of labels) if (!byKey.has(keyOfLabel(label))) byKey.set(keyOfLabel(label), storedLabel(label))
  return Array.from(byKey.values())
}
