import { isListed } from '#codegen/emit/console/page.ts';
import type { Entity, FormSection } from '#codegen/model/types.ts';
import { model } from './model.ts';

/** A heading of a form or page, and the fields below it. */
interface Section {
  name: string;
  isNamed: boolean;
  fields: readonly string[];
}

/** The content of an entity's generated pages. */
export interface PageCase {
  entity: string;
  resource: string;
  columns: readonly { field: string; hidden: boolean; perm?: string | undefined }[];
  /** Those of the bar; what stands at the side is drawn as a tree. */
  filters: readonly string[];
  form: { kind: 'steps' | 'groups'; sections: readonly Section[] };
  show: readonly Section[];
}

const sectionOf = ({ name, label, rows }: FormSection): Section => ({
  name,
  isNamed: label !== undefined,
  fields: rows.flat(),
});

const pageCase = ({ names, list, form, show, fields }: Entity): PageCase => ({
  entity: names.camel,
  resource: names.kebabs,
  columns: list.columns.map(({ field, hidden }) => ({
    field,
    hidden,
    perm: fields.find(({ name }) => name === field)?.perm.read,
  })),
  filters: list.filters.filter(({ place }) => place !== 'sidebar').map(({ field }) => field),
  form: { kind: form.kind, sections: form.sections.map(sectionOf) },
  show: show.sections.map(sectionOf),
});

/** The content that each generated page must show. */
export const pages: readonly PageCase[] = model.entities.filter(isListed).map(pageCase);
