import { entityBanner, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import type { Model } from '../../model/model.ts';
import type { Action, Entity } from '../../model/types.ts';
import { fieldsOf } from '../../expression/walk.ts';
import { asking } from '../../model/rules.ts';
import { cell } from './cells.ts';
import { formInput } from './inputs.ts';
import { code, printed } from './jsx.ts';
import { fieldOf, newPage, own, type Page } from './page.ts';

function actionForm(page: Page, action: Action): string {
  const { name, form, begins, shows } = action;
  const defaults = form.flatMap((field) =>
    field.default === undefined ? [] : [[field.name, code(JSON.stringify(field.default))] as const],
  );
  const def = {
    schema: code(`${own(page, 'Forms', 'types').text}.${name}`),
    inputs: form.map((field) => code(formInput(page, name, field))),
    defaults: defaults.length === 0 ? undefined : Object.fromEntries(defaults),
    begins: begins.length === 0 ? undefined : begins,
    shows:
      shows.length === 0
        ? undefined
        : Object.fromEntries(shows.map((field) => [field, code(cell(page, fieldOf(page.entity, field), 'page'))])),
    ...(isRuled(page.entity, action)
      ? { rules: code(own(page, 'Rules', 'types').text), whens: code(own(page, 'Whens', 'types').text) }
      : {}),
  };
  return `${name}: ${printed(def)},\n`;
}

/** Returns true if an action must check rules of the entity, or fields that its conditions make required. */
const isRuled = ({ fields, rules, states }: Entity, action: Action): boolean =>
  rules.some(({ on }) => on.includes(action.name)) ||
  fields.some(
    ({ name, required, when }) =>
      required && when !== undefined && asking([action], states?.field, [...fieldsOf(when), name]).length > 0,
  );

/** Prints the module of action forms, which is loaded when somebody opens one. */
function emitForms(model: Model, entity: Entity, asking: readonly Action[]): string {
  const page = newPage(model, entity);
  const forms = asking.map((action) => actionForm(page, action)).join('');
  const type = page.imports.type('ActionForms', '#src/ui/actions/actionForms.ts');
  return textOf(
    entityBanner(entity),
    page.imports,
    `/** What its actions ask for beside the records. */\nexport const ${entity.names.camel}ActionForms = {\n${forms}} satisfies ${type};\n`,
  );
}

/** Emitter of the action forms of each entity. */
export const actions: Emitter = {
  id: 'console actions',
  each: (entity, model) => {
    const { kebabs, pascal } = entity.names;
    const asking = entity.stored ? entity.actions.filter(({ form }) => form.length > 0) : [];
    if (asking.length === 0) return [];
    return [{ path: `console/${kebabs}/${pascal}ActionForms.gen.tsx`, text: emitForms(model, entity, asking) }];
  },
};
