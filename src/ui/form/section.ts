import type { ReactElement } from 'react';
import type { FieldMeta } from '#core/entity/meta.ts';
import { isOn, type RuleContext, type Values, type Whens } from '#core/entity/rule.ts';

/** A section or step of a form, as generated code writes it. */
export interface FormSection<Section extends string = string, Field extends string = string> {
  name: Section;
  /** Message key of its heading; drawn without one where it has none. */
  label?: string;
  /** Fields in rows: those of one row stand side by side. */
  rows: readonly (readonly Field[])[];
  when?: (values: Values, context: RuleContext) => boolean;
}

export type FormInputs<Field extends string = string> = Readonly<Partial<Record<Field, ReactElement>>>;

/** Form of the properties of a part of a document: a widget of a layout. */
export interface WidgetForm {
  /** Key of its words, as of a resource. */
  resource: string;
  sections: readonly FormSection[];
  inputs: FormInputs;
}

export const fieldsOf = ({ rows }: FormSection): string[] => rows.flat();

/** Keeps the fields that a form may ask for: in this operation, and with this session's permissions. */
export function askableSections(
  sections: readonly FormSection[],
  isAskable: (field: string) => boolean,
): FormSection[] {
  return sections
    .map((section) => ({
      ...section,
      rows: section.rows.map((row) => row.filter(isAskable)).filter((row) => row.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0);
}

interface Asking {
  operation: 'create' | 'update';
  /** Fields that cannot change after create: shown, but locked. */
  lock: readonly string[];
  can: (permission: string) => boolean;
}

/** Says whether a form of this operation asks for a field. */
export function isAsked(field: FieldMeta | undefined, { operation, lock, can }: Asking): boolean {
  if (!field) return true;
  if (field.readOnly || field.derived || (field.writePerm !== undefined && !can(field.writePerm))) return false;
  return (
    field.in.includes(operation) || (operation === 'update' && lock.includes(field.name) && field.in.includes('one'))
  );
}

/** Keeps the fields of a section whose condition holds now. */
export const activeFields = (section: FormSection, whens: Whens, values: Values, context: RuleContext): string[] =>
  fieldsOf(section).filter((field) => isOn(field, whens, values, context));
