const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Lower is better; null where a word of the question stands nowhere in the text. */
function rankOf(text: string, asked: readonly string[]): number | null {
  const lower = text.toLowerCase();
  let rank = 0;
  for (const word of asked) {
    const at = lower.indexOf(word);
    if (at < 0) return null;
    if (at > 0) rank += /\s/.test(lower[at - 1] ?? '') ? 1 : 2;
  }
  return rank;
}

/** Returns the items whose text has every word of the question: those that begin with it first, then as they stood. */
export function ranked<T>(items: readonly T[], textOf: (item: T) => string, q: string): T[] {
  const asked = words(q);
  return items
    .map((item) => ({ item, rank: rankOf(textOf(item), asked) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ item }) => item);
}
