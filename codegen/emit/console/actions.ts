import { entityBanner, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import type { Action, Entity, Model } from '../../model/types.ts';
import { formInput } from './inputs.ts';
import { code, printed } from './jsx.ts';
import { component, newPage, own, type Page } from './page.ts';
import { slotType } from './slots.ts';

function actionForm(page: Page, { name, form }: Action): string {
  const defaults = form.flatMap((field) =>
    field.default === undefined ? [] : [[field.name, code(JSON.stringify(field.default))] as const],
  );
  const def = {
    schema: code(`${own(page, 'Forms', 'schema').text}.${name}`),
    inputs: form.map((field) => code(formInput(page, name, field))),
    defaults: defaults.length === 0 ? undefined : Object.fromEntries(defaults),
  };
  return `${name}: ${printed(def)},\n`;
}

function emitEntity(model: Model, entity: Entity): string {
  const page = newPage(model, entity);
  const { imports } = page;
  const { camel, pascal } = entity.names;
  const asking = entity.actions.filter(({ form }) => form.length > 0);
  const forms = `{\n${asking.map((action) => actionForm(page, action)).join('')}}`;
  const action = slotType(imports, entity, 'Action');
  const slots = slotType(imports, entity, 'Slots');
  const body = [
    `/** What its actions ask for beside the records. */\nexport const ${camel}ActionForms = ${forms} satisfies ${imports.type('ActionForms', '#src/ui/actions/actionForms.ts')};\n`,
    [
      `interface ${pascal}ActionsProps {\n`,
      `  record: ${imports.type('ActionRecord', '#src/ui/actions/useActionFlow.tsx')};\n`,
      `  /** All where absent. */\n  only?: readonly ${action}[];\n  slots?: ${slots};\n}\n`,
    ].join(''),
    [
      `/** The actions of one record, for pages written by hand. */\n`,
      `export function ${pascal}Actions(props: ${pascal}ActionsProps) {\n`,
      `  return <${component(page, 'actions/ActionBar')} meta={${own(page, 'Meta', 'meta').text}} forms={${camel}ActionForms} {...props} />;\n}\n`,
    ].join(''),
  ];
  return textOf(entityBanner(entity), imports, body.join('\n'));
}

/** The actions of each entity that has any. */
export const actions: Emitter = {
  id: 'console actions',
  each: (entity, model) => {
    const { kebabs, pascal } = entity.names;
    return entity.stored && entity.actions.length > 0
      ? [{ path: `console/${kebabs}/${pascal}Actions.gen.tsx`, text: emitEntity(model, entity) }]
      : [];
  },
};
