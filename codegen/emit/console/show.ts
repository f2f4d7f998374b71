import { entityBanner, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { arrow } from '../schema.ts';
import type { Model } from '../../model/model.ts';
import type { Entity, FormSection } from '../../model/types.ts';
import { cell } from './cells.ts';
import { code, element, printed } from './jsx.ts';
import { keyOf } from './keys.ts';
import { derivedOf, formsConst, formsOf } from './list.ts';
import { component, fieldOf, hasVerb, newPage, own, targetOf, type Page } from './page.ts';
import { relatedDefs } from './related.ts';
import { slotType } from './slots.ts';

function section(page: Page, { name, label, rows, when }: FormSection): string {
  const { entity, imports } = page;
  const fields = rows.flat();
  const whens = fields.flatMap((field) =>
    fieldOf(entity, field).when === undefined
      ? []
      : [[field, code(`${own(page, 'Whens', 'types').text}.${field}`)] as const],
  );
  return printed({
    name,
    label: label === undefined ? undefined : keyOf.show(entity, name),
    fields,
    when: when === undefined ? undefined : code(arrow(when, imports)),
    whens: whens.length === 0 ? undefined : own(page, 'Whens', 'types'),
  });
}

function emitEntity(model: Model, entity: Entity): string {
  const page = newPage(model, entity);
  const { imports } = page;
  const { pascal } = entity.names;
  const fields = [...new Set(entity.show.sections.flatMap(({ rows }) => rows.flat()))].map((name) =>
    fieldOf(entity, name),
  );
  const targets = fields
    .flatMap((field) => {
      const target = targetOf(page, field);
      return target ? [`${field.name}: ${target.text},\n`] : [];
    })
    .join('');
  const view = element(component(page, 'show/EntityShow'), {
    meta: own(page, 'Meta', 'meta'),
    values: code('values'),
    sections: code('sections'),
    targets: targets === '' ? undefined : code('targets'),
    related: entity.show.related.length === 0 ? undefined : code('related'),
    derived: derivedOf(page),
    forms: formsOf(page) && code('forms'),
    slots: code('slots'),
    liveMs: entity.live?.everyMs,
  });
  const fieldType = slotType(imports, entity, 'field');
  const body = [
    ...formsConst(page),
    `const values: ${imports.type('ShowValues', '#src/ui/show/ShowSection.tsx')}<${fieldType}> = {\n${fields.map((field) => `${field.name}: ${cell(page, field, 'page')},\n`).join('')}};\n`,
    `const sections: readonly ${imports.type('ShowSectionDef', '#src/ui/show/ShowSection.tsx')}<${fieldType}>[] = [\n${entity.show.sections.map((one) => `${section(page, one)},\n`).join('')}];\n`,
    ...(targets === ''
      ? []
      : [`const targets: ${imports.type('ShowTargets', '#src/ui/show/ShowSection.tsx')} = {\n${targets}};\n`]),
    ...(entity.show.related.length === 0 ? [] : [relatedDefs(page)]),
    `/** ${entity.label.en}: the page of one record. */\nexport default function ${pascal}Show({ slots }: ${imports.type('ViewProps', '#src/ui/view.ts')}<${slotType(imports, entity, 'slots')}>) {\n  return (${view});\n}\n`,
  ];
  return textOf(entityBanner(entity), imports, body.join('\n'));
}

/** Emitter of the page of one record, for each entity whose records can be read singly. */
export const show: Emitter = {
  id: 'console show',
  each: (entity, model) => {
    const { kebabs, pascal } = entity.names;
    return entity.stored && hasVerb(entity, 'one')
      ? [{ path: `console/${kebabs}/${pascal}Show.gen.tsx`, text: emitEntity(model, entity) }]
      : [];
  },
};
