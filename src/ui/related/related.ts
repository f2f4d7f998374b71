import type { PermissionRef, System } from '#core/entity/meta.ts';

/** Related list of a record, as generated code writes it. */
export interface RelatedDef<Name extends string = string> {
  /** Name, such as "ad.campaignId". */
  name: Name;
  resource: string;
  /** Field with the reference to the record. */
  field: string;
  /** True when the field holds several ids. */
  many?: boolean;
  /** Sibling field that must have this value, if the field may refer to several entities. */
  by?: { field: string; value: string };
  /**
   * Title besides the entity's name: the field, when several fields refer here; "below" for the children in a tree;
   * "history".
   */
  title?: 'field' | 'below' | 'history';
  /** Column to leave out because it is the same in every row, if that is not the field. */
  without?: string;
  /** Permission to list the records. */
  perm: PermissionRef;
  /** Permission to read the field by which they are found, if it has one of its own. */
  fieldPerm?: PermissionRef;
  /** Consoles in which that field is read, if not in all. */
  fieldIn?: readonly System[];
  /** Permission to create one for the record; absent if the create form does not have the reference. */
  create?: PermissionRef;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the filter for the records that refer to one record. */
export const filterOf = ({ field, by }: RelatedDef, id: string): Values => ({
  ...(by ? { [by.field]: by.value } : {}),
  [field]: id,
});

/** Returns the initial values of a new record. */
const presetOf = ({ field, many, by }: RelatedDef, id: string | readonly string[]): Values => ({
  ...(by ? { [by.field]: by.value } : {}),
  [field]: many ? [id].flat() : id,
});

const search = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

/** Returns the query string of the whole list with the same filter, in react-admin's form. */
export const listSearch = (def: RelatedDef, id: string): string =>
  search({ filter: JSON.stringify(filterOf(def, id)), displayedFilters: '{}' });

/** Returns the query string of a create form with the record, or several, filled in, in react-admin's form. */
export const createSearch = (def: RelatedDef, id: string | readonly string[]): string =>
  search({ source: JSON.stringify(presetOf(def, id)) });
