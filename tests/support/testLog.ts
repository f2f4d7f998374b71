/** Takes the server's lines to the console, which the runner shows of tests that fail only: many errors here are meant. */
export const testLog = { write: (line: string): void => console.error(line.trimEnd()) };
