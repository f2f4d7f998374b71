/** Keys and indexes from the root of a file to a value. */
export type Path = readonly (string | number)[];

/** YAML syntax error, with its character offset. */
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
  /** Offset of a key or of its value; of the nearest parent if the path does not exist. */
  offsetOf: (path: Path, of: 'key' | 'value') => number;
  /** Offset of the n-th character of a text value. */
  offsetInside: (path: Path, index: number) => number;
}
