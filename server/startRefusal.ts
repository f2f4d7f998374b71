/**
 * The server cannot start as it was set up. Its message is one or more whole sentences for whoever
 * runs it, saying what is wrong and what to do; the entry prints it without a stack and exits with 1.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
