/**
 * The imports of one printed file. Emitters ask for a name where they use it; the lines are made
 * once, sorted, so that the same names give the same bytes in whatever order they were asked for.
 */
export class ImportSet {
  private readonly values = new Map<string, Set<string>>();
  private readonly types = new Map<string, Set<string>>();
  private readonly namespaces = new Map<string, string>();

  /** Imports a value and returns its name. */
  value(name: string, from: string): string {
    put(this.values, name, from);
    return name;
  }

  /** Imports a type and returns its name. A type whose value is imported too comes with that. */
  type(name: string, from: string): string {
    put(this.types, name, from);
    return name;
  }

  /** Imports a whole module under a name: `import * as z from 'zod/mini'`. */
  namespace(name: string, from: string): string {
    this.namespaces.set(from, name);
    return name;
  }

  /** Adds the imports of another set. */
  add(other: ImportSet): void {
    for (const [from, names] of other.values) for (const name of names) this.value(name, from);
    for (const [from, names] of other.types) for (const name of names) this.type(name, from);
    for (const [from, name] of other.namespaces) this.namespace(name, from);
  }

  /** Returns the import lines, packages first. */
  toString(): string {
    const lines: [string, string][] = [];
    for (const [from, name] of this.namespaces) lines.push([from, `import * as ${name} from '${from}';`]);
    for (const [from, names] of this.types) {
      const values = this.values.get(from);
      const only = [...names].filter((name) => values?.has(name) !== true).toSorted();
      if (only.length > 0) lines.push([from, `import type { ${only.join(', ')} } from '${from}';`]);
    }
    for (const [from, names] of this.values)
      lines.push([from, `import { ${[...names].toSorted().join(', ')} } from '${from}';`]);
    return lines
      .toSorted((a, b) => rank(a[0]) - rank(b[0]) || (a[0] + a[1] < b[0] + b[1] ? -1 : 1))
      .map(([, line]) => `${line}\n`)
      .join('');
  }
}

function put(to: Map<string, Set<string>>, name: string, from: string): void {
  to.set(from, (to.get(from) ?? new Set()).add(name));
}

const rank = (from: string): number => (from.startsWith('.') ? 2 : from.startsWith('#') ? 1 : 0);
