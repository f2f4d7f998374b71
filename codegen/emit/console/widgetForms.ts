import type { Model } from '../../model/model.ts';
import type { WidgetDef } from '../../model/widgets.ts';
import { ImportSet } from '../../imports.ts';
import { banner, page as textOf } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { input } from './inputs.ts';
import { printed } from './jsx.ts';
import { keyOf } from './keys.ts';

function formOf(model: Model, { kind, entity }: WidgetDef, imports: ImportSet): string {
  const page = { model, entity, imports };
  const inputs = entity.fields.map((field) => `${field.name}: ${input(page, field)},\n`);
  const sections = entity.form.sections.map(({ name, label, rows }) =>
    printed({ name, label: label === undefined ? undefined : keyOf.group(entity, name), rows }),
  );
  return `${kind}: {\nresource: '${entity.names.kebabs}',\nsections: [${sections.join(', ')}],\ninputs: {\n${inputs.join('')}},\n},\n`;
}

/** The property forms of the widgets of layouts, which the designer draws. */
export const widgetForms: Emitter = {
  id: 'console widget forms',
  emit(model) {
    if (model.widgets.length === 0) return [];
    const imports = new ImportSet();
    const forms = model.widgets.map((widget) => formOf(model, widget, imports));
    const type = imports.type('WidgetForm', '#src/ui/form/section.ts');
    const kind = imports.type('Widget', '#core/layout/document.ts');
    const body = `/** The form of each kind's properties; \`resource\` is the key of its words. */\nexport const widgetForms: Readonly<Record<${kind}['kind'], ${type}>> = {\n${forms.join('')}};\n`;
    return [{ path: 'console/widgets/forms.gen.tsx', text: textOf(banner('schemas/widgets/'), imports, body) }];
  },
};
