/** Returns an amount of fen as yuan with two decimals, without a sign of currency: "12.34". Lists and forms write it as the reader's language does. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2);
