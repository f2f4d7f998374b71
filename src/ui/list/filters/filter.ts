import { createContext, useContext } from 'react';
import type { System } from '#core/entity/meta.ts';
import type { Preset } from '#core/entity/widgets.ts';
import type { ReferenceTarget } from '../../fields/ReferenceName.tsx';

interface Base {
  source: string;
  /** Always in the filter bar. */
  pinned?: boolean;
}

/** Name from the schemas, with the systems that know it. */
interface SchemaName {
  name: string;
  systems: readonly System[];
}

/**
 * Filter of a list, as generated code writes it. Its value is in the form of the call: `{in: […]}`, `{contains: …}`,
 * `{gte, lte}` or the plain value.
 */
export type FilterDef =
  | (Base & { kind: 'text'; op: 'contains' | 'eq' })
  | (Base & { kind: 'choice'; values: readonly string[] })
  | (Base & { kind: 'name'; of: 'calls' | 'entities'; names: readonly SchemaName[] })
  | (Base & { kind: 'boolean' })
  | (Base & { kind: 'range'; of: 'instant' | 'date' | 'number' | 'money'; presets?: readonly Preset[] })
  | (Base & { kind: 'reference'; target: ReferenceTarget })
  | (Base & { kind: 'district'; of: string; place?: 'sidebar' })
  | (Base & { kind: 'tree'; parent: string; own?: boolean; target: ReferenceTarget; place?: 'sidebar' });

type FilterKind = FilterDef['kind'];

/** Props of a filter's editor: the value in the URL, and its change handler (undefined removes the filter). */
export interface FilterEditorProps<K extends FilterKind = FilterKind> {
  def: Extract<FilterDef, { kind: K }>;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Reads one operand of a filter value, which may be any text from the URL. */
export function operand(value: unknown, op: string): unknown {
  return typeof value === 'object' && value !== null
    ? (Object.entries(value).find(([name]) => name === op)?.[1] ?? undefined)
    : undefined;
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the values of an enum filter; a link may have a single value instead of a list. */
export function chosenValues(value: unknown): string[] {
  const list = operand(value, 'in');
  if (Array.isArray(list)) return list.map(String);
  return typeof value === 'string' ? [value] : [];
}

/** Context of a hand-written filter editor (the slot `filters`). */
export const FilterEditorContext = createContext<Omit<FilterEditorProps, 'def'> | null>(null);

/**
 * Returns the value of the filter whose editor this is, and what changes it.
 * @public
 */
export function useFilterEditor(): Omit<FilterEditorProps, 'def'> {
  const editor = useContext(FilterEditorContext);
  if (!editor) throw new Error('An editor of a filter was drawn outside <FilterEditor>');
  return editor;
}
