/** Reading and writing of figures as somebody types them. `scale` is how many decimal places there are. */

/** Keeps what can be part of a figure: digits, one point if there are decimals, a leading minus if it may be negative. */
export function keepDigits(text: string, scale: number, isSigned: boolean): string {
  const plain = text
    .replace(/[\uFF10-\uFF19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[。．]/g, '.');
  const sign = isSigned && /^\s*-/.test(plain) ? '-' : '';
  const [whole = '', ...rest] = plain.replace(/[^0-9.]/g, '').split('.');
  if (scale === 0 || rest.length === 0) return sign + whole;
  return `${sign}${whole}.${rest.join('').slice(0, scale)}`;
}

/** Returns the figure that a text says, or null where it says none yet. */
export function readDigits(text: string): number | null {
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null;
}

/** Returns fen of a text in yuan, or null. By digits, not by multiplying: 19.99 * 100 is 1998.9999999999998. */
export function readFen(text: string): number | null {
  const match = /^(-?)(\d*)\.?(\d{0,2})$/.exec(text);
  if (!match || !/\d/.test(text)) return null;
  const [, sign, whole, decimals = ''] = match;
  return (sign === '-' ? -1 : 1) * Number(`${whole || '0'}${decimals.padEnd(2, '0')}`);
}

/** Writes fen as yuan, without a sign of currency. */
export function writeFen(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  const decimals = digits.slice(-2);
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}${decimals === '00' ? '' : `.${decimals}`}`;
}
