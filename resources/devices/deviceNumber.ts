/** Returns what was typed as a device number is written: capital letters and digits, at most eight. */
export const deviceNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8);
