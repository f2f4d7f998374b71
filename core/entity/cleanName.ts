/**
 * Returns a name as strangers may give it, for people to read: composed (NFC), on one line, without signs that nobody sees
 * or that turn the direction of what follows (SES-20).
 */
export const cleanName = (text: string): string =>
  text
    .replace(/(?!\s)\p{C}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
