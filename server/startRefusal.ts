/**
 * Error: the server cannot start with its settings. The message is one or more sentences for the operator, with cause
 * and advice; the entry point prints it without a stack and exits with 1.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
