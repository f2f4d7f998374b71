import { createSign, createVerify } from 'node:crypto';

/** Signatures of Alipay's open platform, RSA2: SHA256withRSA over UTF-8, in base64. */

/** Returns the text that is signed: all parameters that have a value, sorted by name, as name=value joined by "&". */
export const canonical = (params: Readonly<Record<string, string>>, leaveOut: readonly string[]): string =>
  Object.keys(params)
    .filter((name) => !leaveOut.includes(name) && params[name] !== '')
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&');

export const sign = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64');

/** Returns true if a signature is theirs; false too for one that is no base64. */
export function isTheirs(text: string, signature: string, publicKey: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');
  } catch {
    return false;
  }
}

/**
 * Returns the part of an answer that its signature is over: the value of `<method>_response` as it stands in the text, byte by
 * byte, since written anew it may differ. Null where there is none.
 */
export function signedPart(raw: string, name: string): string | null {
  const start = raw.indexOf(`"${name}"`);
  const open = start < 0 ? -1 : raw.indexOf('{', start);
  if (open < 0) return null;
  let depth = 0;
  let isText = false;
  for (let at = open; at < raw.length; at += 1) {
    const char = raw[at];
    if (isText) {
      if (char === '\\') at += 1;
      else if (char === '"') isText = false;
    } else if (char === '"') isText = true;
    else if (char === '{') depth += 1;
    else if (char === '}' && (depth -= 1) === 0) return raw.slice(open, at + 1);
  }
  return null;
}
