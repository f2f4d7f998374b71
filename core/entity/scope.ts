/** Whose rows an account sees, as a schema says it (x-entity.scope). */

/** Table whose rows let single accounts reach a record, whatever their data permission. */
export interface GrantMeta {
  entity: string;
  table: string;
  /** Its fields that hold the ids of the record and the account. */
  record: string;
  account: string;
  /** Field of the reached record that holds the same id: `id`, or what it refers to, such as its group. */
  by: string;
  /** Its copy of when the record was made (x-copy): rights come in the order of that without a look at the records. */
  made?: string;
}

/** Rows reached by the stores that an account keeps, and by what it was granted. */
export interface ReachMeta {
  /** Field with the store. */
  store?: string;
  grants?: readonly GrantMeta[];
}

/** Field with the record that a row belongs to, and how that record is reached. */
export interface WithinMeta extends ReachMeta {
  field: string;
  table: string;
  /**
   * Fields of the record by which a row with many references names it: `id`, or what it refers to, such as its group; `many`
   * where it refers to several, such as its tags. One of the references is enough. Absent where the row names one record.
   */
  by?: readonly { field: string; many?: true }[];
}

/** Whose rows one sees: fields of department, owner and party, and what widens or narrows them. */
export interface ScopeMeta extends ReachMeta {
  dept?: string;
  owner?: string;
  /** Field with the account that has the row to do: it sees the row, whatever its data permission. */
  assignee?: string;
  /** Field that shows a row to all of its corporation; every other row is its owner's alone. */
  shared?: string;
  /** A row is its owner's alone, whatever the data permission. */
  private?: true;
  /** Field with the enterprise above the row's own: a deleted row is seen by whoever reaches that one. */
  above?: string;
  party?: string;
  /** Rows are their corporation's alone, whoever is above it. */
  alone?: true;
  /** Field by which a keeper sees rows without a store. */
  within?: WithinMeta;
  /** References whose records one must see, too. */
  through?: readonly ThroughMeta[];
}

/** Reference that decides who sees a row: who sees the record that it names. */
export interface ThroughMeta {
  field: string;
  entity: string;
  table: string;
  /** Scope of that record. */
  scope: ScopeMeta;
}
