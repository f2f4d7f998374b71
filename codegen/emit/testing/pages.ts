import { ImportSet } from '../../imports.ts';
import type { Entity, FormSection } from '../../model/types.ts';
import { banner, literal, page } from '../banner.ts';
import { isListed } from '../console/page.ts';
import type { Emitter } from '../emitter.ts';

const FOUNDATION = `/** A heading of a form or page, and the fields below it. */
interface Section {
  name: string;
  isNamed: boolean;
  fields: readonly string[];
}

/** What stands on the generated pages of an entity. */
export interface PageCase {
  entity: string;
  resource: string;
  columns: readonly { field: string; hidden: boolean; perm?: string }[];
  /** Those of the bar; what stands at the side is drawn as a tree. */
  filters: readonly string[];
  form: { kind: 'steps' | 'groups'; sections: readonly Section[] };
  show: readonly Section[];
}
`;

const sectionOf = ({ name, label, rows }: FormSection) => ({ name, isNamed: label !== undefined, fields: rows.flat() });

function pageCase({ names, list, form, show, fields }: Entity): string {
  const permOf = (name: string) => fields.find((field) => field.name === name)?.perm.read;
  const columns = list.columns.map(({ field, hidden }) => {
    const perm = permOf(field);
    return { field, hidden, ...(perm === undefined ? {} : { perm }) };
  });
  return `${literal({
    entity: names.camel,
    resource: names.kebabs,
    columns,
    filters: list.filters.filter(({ place }) => place !== 'sidebar').map(({ field }) => field),
    form: { kind: form.kind, sections: form.sections.map(sectionOf) },
    show: show.sections.map(sectionOf),
  })},\n`;
}

/** What each generated page must show, for tests that draw it. */
export const pageCases: Emitter = {
  id: 'pageCases',
  emit(model) {
    const rows = model.entities.filter(isListed).map(pageCase);
    const body = [FOUNDATION, `export const pages: readonly PageCase[] = [\n${rows.join('')}];\n`];
    return [{ path: 'testing/pages.gen.ts', text: page(banner('schemas/'), new ImportSet(), body.join('\n')) }];
  },
};
