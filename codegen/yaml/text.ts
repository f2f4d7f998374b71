/** Keys and indexes from the root of a file to a value. */
export type Path = readonly (string | number)[];

/** YAML syntax error, with its character offset. */
interface YamlFault {
  offset: number;
  isTwice: boolean;
  message: string;
}

/** Parsed YAML: its data, and the positions of its parts, in characters from the start. */
export interface YamlText {
  /** The data, as far as it could be read. */
  data: unknown;
  faults: readonly YamlFault[];
  /** Offset of a key or of its value; of the nearest parent if the path does not exist. */
  offsetOf: (path: Path, of: 'key' | 'value') => number;
  /** Offset of the n-th character of a text value. */
  offsetInside: (path: Path, index: number) => number;
}
