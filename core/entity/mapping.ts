/**
 * What a person lays between the form of an entity's records in the console and on the wire: resources/<resource>/wire.ts.
 * Methods, so that a mapping of one entity's own types fits where any is taken.
 */
export interface WireMapping<Record extends object = object, Draft extends object = object> {
  /** Returns what is sent, of what was entered or is compared with it. Only fields that the call takes are sent. */
  toWire?(values: Partial<Draft>): Partial<Draft>;
  /** Returns a record as views get it; a list's rows have fewer fields than one record. */
  fromWire?(record: Partial<Record>): Partial<Record>;
}

/** Returns the mapping of a resource, loaded when its data is first asked for, or undefined where it has none. */
export type MappingOf = (resource: string) => Promise<WireMapping | undefined>;
