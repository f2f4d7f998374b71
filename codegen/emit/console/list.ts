import { entityBanner, page as textOf } from '../banner.ts';
import { sortable } from '../callShapes.ts';
import type { Emitter } from '../emitter.ts';
import { arrow } from '../schema.ts';
import type { Model } from '../../model/model.ts';
import type { Entity, ListColumn } from '../../model/types.ts';
import { cell } from './cells.ts';
import { filterDefs } from './filters.ts';
import { code, element, printed } from './jsx.ts';
import { component, fieldOf, isListed, newPage, own, targetOf, type Page } from './page.ts';
import { slotType } from './slots.ts';

const FIGURES = new Set(['integer', 'number', 'money']);

function column(page: Page, { field: name, hidden, alert, when }: ListColumn): string {
  const { entity, imports } = page;
  const field = fieldOf(entity, name);
  return printed({
    source: name,
    cell: code(cell(page, field, 'cell')),
    align: FIGURES.has(field.kind) ? 'right' : undefined,
    sortable: sortable(entity).includes(name) || undefined,
    hidden: hidden || undefined,
    perm: field.perm.read,
    target: targetOf(page, field),
    alert: alert === undefined ? undefined : code(arrow(alert, imports)),
    when: when === undefined ? undefined : code(arrow(when, imports)),
  });
}

/** Says where the computed fields of an entity with such fields come from. */
export const derivedOf = (page: Page) =>
  page.entity.fields.some(({ derive }) => derive !== undefined) ? own(page, 'Derive', 'derive') : undefined;

/** Loads the forms of an entity's actions, where any action asks for something. */
export function formsOf({ entity }: Page) {
  const { camel, pascal } = entity.names;
  return entity.actions.some(({ form }) => form.length > 0)
    ? code(`async () => (await import('./${pascal}ActionForms.gen.tsx')).${camel}ActionForms`)
    : undefined;
}

/** Prints that as a constant: the same function with each drawing. */
export const formsConst = (page: Page): string[] => {
  const forms = formsOf(page);
  return forms ? [`const forms = ${forms.text};\n`] : [];
};

/** The form comes when somebody edits fields of a selection: a list needs no inputs. */
const bulkForm = ({ names }: Entity): string =>
  `const bulkForm = async () => (await import('./${names.pascal}Form.gen.tsx')).${names.camel}Form;\n`;

function emitEntity(model: Model, entity: Entity): string {
  const page = newPage(model, entity);
  const { imports } = page;
  const columnType = imports.type('Column', '#src/ui/list/column.ts');
  const columns = entity.list.columns.map((one) => `${column(page, one)},\n`);
  const filters = filterDefs(page);
  const props = imports.type('ViewProps', '#src/ui/view.ts');
  const view = element(component(page, 'list/EntityList'), {
    meta: own(page, 'Meta', 'meta'),
    columns: code('columns'),
    filters: code('filters'),
    derived: derivedOf(page),
    forms: formsOf(page) && code('forms'),
    view: code('view'),
    slots: code('slots'),
    bulkForm: entity.form.bulk.length > 0 ? code('bulkForm') : undefined,
    liveMs: entity.live?.everyMs,
  });
  const body = [
    `const columns: readonly ${columnType}<${slotType(imports, entity, 'field')}>[] = [\n${columns.join('')}];\n`,
    filters,
    ...formsConst(page),
    ...(entity.form.bulk.length > 0 ? [bulkForm(entity)] : []),
    `/** ${entity.label.en}: the list. */\nexport default function ${entity.names.pascal}List({ view, slots }: ${props}<${slotType(imports, entity, 'slots')}>) {\n  return (${view});\n}\n`,
  ];
  return textOf(entityBanner(entity), imports, body.join('\n'));
}

/** The list of each entity. */
export const list: Emitter = {
  id: 'console list',
  each: (entity, model) => {
    const { kebabs, pascal } = entity.names;
    return isListed(entity)
      ? [{ path: `console/${kebabs}/${pascal}List.gen.tsx`, text: emitEntity(model, entity) }]
      : [];
  },
};
