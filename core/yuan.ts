/**
 * Returns an amount of fen as yuan with two decimals, without a sign of currency: "12.34". Lists and forms write it as the
 * reader's language does.
 */
export const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** Returns an amount of fen with the sign of the currency, for texts that belong to no reader's settings: "¥12.34". */
export const inYuan = (fen: number): string => `¥${yuan(fen)}`;
