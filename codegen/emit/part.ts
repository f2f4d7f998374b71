import { ImportSet } from '../imports.ts';

/** What a file says about one entity, with what it imports for that. */
export interface Part {
  text: string;
  imports: ImportSet;
}

/** Makes a part: `print` asks for its imports where it uses them. */
export function partOf(print: (imports: ImportSet) => string): Part {
  const imports = new ImportSet();
  return { text: print(imports), imports };
}

/** Returns the texts one after the other, and all imports. */
export function joined(parts: readonly Part[]): Part {
  const imports = new ImportSet();
  for (const part of parts) imports.add(part.imports);
  return { text: parts.map(({ text }) => text).join(''), imports };
}
