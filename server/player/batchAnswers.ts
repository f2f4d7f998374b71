/**
 * Answers that are the same for many screens of one enterprise in one batch of syncs, each asked for once. What a batch itself changes
 * (plays, deliveries, issues) is never among them.
 */
export class BatchAnswers {
  readonly #answers = new Map<string, Promise<unknown>>();

  /** Returns what `ask` answered for these ids, in any order, the first time. */
  once<T>(what: string, ids: readonly string[], ask: (ids: string[]) => Promise<T>): Promise<T> {
    const asked = [...new Set(ids)].toSorted();
    const key = `${what}\n${asked.join('\n')}`;
    const answer = this.#answers.get(key) ?? ask(asked);
    this.#answers.set(key, answer);
    return answer as Promise<T>;
  }
}
