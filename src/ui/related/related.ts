import type { PermissionRef } from '#core/entity/meta.ts';

/** A list of what refers to a record, as generated code writes it. */
export interface RelatedDef<Name extends string = string> {
  /** "ad.campaignId" */
  name: Name;
  resource: string;
  /** Field that refers to the record. */
  field: string;
  /** It holds several ids. */
  many?: boolean;
  /** Sibling that must have this value: the field may refer to several entities. */
  by?: { field: string; value: string };
  /** What the list is called beside its entity's name: by its field where several of them refer here, or as what is below in a tree. */
  title?: 'field' | 'below' | 'history';
  /** Column that would say the same in every row, where that is not the field. */
  without?: string;
  /** Permission to list them. */
  perm: PermissionRef;
  /** Permission with which one can be made for the record; absent where a form does not ask for the reference. */
  create?: PermissionRef;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns what narrows the list to one record. */
export const filterOf = ({ field, by }: RelatedDef, id: string): Values => ({
  ...(by ? { [by.field]: by.value } : {}),
  [field]: id,
});

/** Returns what a new one begins with. */
const presetOf = ({ field, many, by }: RelatedDef, id: string): Values => ({
  ...(by ? { [by.field]: by.value } : {}),
  [field]: many ? [id] : id,
});

const search = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

/** The whole list with the same filter, as react-admin reads it from the address. */
export const listSearch = (def: RelatedDef, id: string): string =>
  search({ filter: JSON.stringify(filterOf(def, id)), displayedFilters: '{}' });

/** A form that begins with the record, likewise. */
export const createSearch = (def: RelatedDef, id: string): string =>
  search({ source: JSON.stringify(presetOf(def, id)) });
