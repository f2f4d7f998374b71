/** Keys and indexes from the root of a file to a value. */
export type Path = readonly (string | number)[];

/** What is wrong with a text as YAML, and at which character. */
interface YamlFault {
  offset: number;
  isTwice: boolean;
  message: string;
}

/** A text read as YAML: its data, and where each of it stands, in characters from the start. */
export interface YamlText {
  /** As far as it could be read. */
  data: unknown;
  faults: readonly YamlFault[];
  /** Where a key stands, or its value; of what is nearest above it if there is no such path. */
  offsetOf: (path: Path, of: 'key' | 'value') => number;
  /** Where the n-th character of a text value stands. */
  offsetInside: (path: Path, index: number) => number;
}
