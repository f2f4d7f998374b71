import { entityBanner, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { arrow } from '../schema.ts';
import type { Model } from '../../model/model.ts';
import type { Entity, FormSection } from '../../model/types.ts';
import { input } from './inputs.ts';
import { code, element, printed } from './jsx.ts';
import { keyOf } from './keys.ts';
import { hasForm } from './names.ts';
import { component, fieldOf, hasPage, hasVerb, newPage, own, type Page } from './page.ts';
import { slotType } from './slots.ts';

function section({ entity, imports }: Page, { name, label, rows, when }: FormSection): string {
  return printed({
    name,
    label:
      label === undefined
        ? undefined
        : entity.form.kind === 'steps'
          ? keyOf.step(entity, name)
          : keyOf.group(entity, name),
    rows,
    when: when === undefined ? undefined : code(arrow(when, imports)),
  });
}

function views(page: Page): string[] {
  const { entity, imports } = page;
  const { camel, pascal } = entity.names;
  const props = `${imports.type('ViewProps', '#src/ui/view.ts')}<${slotType(imports, entity, 'slots')}>`;
  return [
    ...(hasPage(entity, 'create')
      ? [
          `/** ${entity.label.en}: a new one. */\nexport function ${pascal}Create({ slots }: ${props}) {\n  return ${element(component(page, 'form/EntityCreate'), { def: code(`${camel}Form`), slots: code('slots') })};\n}\n`,
        ]
      : []),
    ...(hasPage(entity, 'update')
      ? [
          `/** ${entity.label.en}: change one. */\nexport function ${pascal}Edit({ slots }: ${props}) {\n  return ${element(component(page, 'form/EntityEdit'), { def: code(`${camel}Form`), slots: code('slots') })};\n}\n`,
        ]
      : []),
  ];
}

function emitEntity(model: Model, entity: Entity): string {
  const page = newPage(model, entity);
  const { imports } = page;
  const { camel } = entity.names;
  const fields = entity.form.sections.flatMap(({ rows }) => rows.flat()).map((name) => fieldOf(entity, name));
  const fieldType = slotType(imports, entity, 'field');
  const sectionType = slotType(imports, entity, 'section');
  const def = {
    meta: own(page, 'Meta', 'meta'),
    kind: entity.form.kind,
    sections: code('sections'),
    inputs: code('inputs'),
    create: hasVerb(entity, 'create') ? own(page, 'Create', 'types') : undefined,
    update: hasVerb(entity, 'update') ? own(page, 'Update', 'types') : undefined,
    rules: own(page, 'Rules', 'types'),
    whens: own(page, 'Whens', 'types'),
  };
  const body = [
    `const inputs: ${imports.type('FormInputs', '#src/ui/form/section.ts')}<${fieldType}> = {\n${fields.map((field) => `${field.name}: ${input(page, field)},\n`).join('')}};\n`,
    `const sections: readonly ${imports.type('FormSection', '#src/ui/form/section.ts')}<${sectionType}, ${fieldType}>[] = [\n${entity.form.sections.map((one) => `${section(page, one)},\n`).join('')}];\n`,
    `export const ${camel}Form: ${imports.type('FormDef', '#src/ui/form/EntityForm.tsx')}<${fieldType}, ${sectionType}> = ${printed(def)};\n`,
    ...views(page),
  ];
  return textOf(entityBanner(entity), imports, body.join('\n'));
}

/** The form of each entity that can be created or changed. */
export const form: Emitter = {
  id: 'console form',
  each: (entity, model) => {
    const { kebabs, pascal } = entity.names;
    return entity.stored && hasForm(entity)
      ? [{ path: `console/${kebabs}/${pascal}Form.gen.tsx`, text: emitEntity(model, entity) }]
      : [];
  },
};
