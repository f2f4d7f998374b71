/** Returns the name of the key that commands are given with: Apple's keyboards have one of their own for it. */
export const commandKey = (): string => (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl');
