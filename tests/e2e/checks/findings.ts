/** A fault and the place where it was found. */
interface Finding {
  /** Page or state: "YXF ads-list". */
  place: string;
  /** "en-US 1440 light". */
  look: string;
  what: string;
}

/** Collects everything that is wrong on a walk, so that one run tells all of it. */
export interface Findings {
  add(place: string, look: string, what: readonly string[]): void;
  /** One line for each thing at each place, with the looks it was seen in; the empty text if nothing is wrong. */
  report(): string;
}

export function createFindings(): Findings {
  const found: Finding[] = [];
  return {
    add(place, look, what) {
      for (const one of what) found.push({ place, look, what: one });
    },
    report() {
      const looks = new Map<string, Set<string>>();
      for (const { place, look, what } of found) {
        const line = `${place}: ${what}`;
        looks.set(line, (looks.get(line) ?? new Set()).add(look));
      }
      return [...looks].map(([line, seen]) => `${line}\n    in ${[...seen].join(', ')}`).join('\n');
    },
  };
}
