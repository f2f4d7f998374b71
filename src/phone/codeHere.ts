/** Returns the code in the address, as a QR code or a link said it. */
export const codeHere = (): string => location.pathname.split('/').at(-1) ?? '';
