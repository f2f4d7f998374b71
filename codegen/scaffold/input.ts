import { insertAfter } from './insert.ts';

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Files of a kind of input (x-widget), by path: what shows a value, what enters it, and their test. */
export function inputFiles(name: string): Readonly<Record<string, string>> {
  const title = pascal(name);
  return {
    [`src/ui/fields/${title}Field.tsx`]: `import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

/** Shows the value of a field with x-widget: ${name}. */
export function ${title}Field({ source }: FieldProps) {
  const value = useValue(source);
  return typeof value === 'string' || typeof value === 'number' ? <span>{value}</span> : <Empty />;
}
`,
    [`src/ui/inputs/${title}Input.tsx`]: `import { TextInput } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

/** Enters the value of a field with x-widget: ${name}. */
export function ${title}Input(props: InputProps) {
  return <TextInput {...useInputProps(props)} />;
}
`,
    [`tests/codegen/emit/console/${name}Input.test.ts`]: `import { describe, expect, it } from 'vitest';
import { AD } from '../example.ts';
import { printedLine } from '../printed.ts';

const ad = AD.replace('name: {type: string,', 'name: {type: string, x-widget: ${name},');

describe('x-widget: ${name}', () => {
  it('shows the value in lists and on the page', async () => {
    for (const view of ['List', 'Show'])
      expect(await printedLine(\`console/ads/Ad\${view}.gen.tsx\`, { ad })).toContain('<${title}Field source="name"');
  });

  it('enters it in forms', async () => {
    expect(await printedLine('console/ads/AdForm.gen.tsx', { ad })).toContain('<${title}Input source="name"');
  });
});
`,
  };
}

/** The registry of x-widget: what the language may name and for which kinds of fields, and which component a field with \`x-widget\` is shown and entered by. */
export const INPUT_LISTS: Readonly<Record<string, (text: string, name: string) => string>> = {
  'core/entity/widgets.ts': (text, name) =>
    insertAfter(text, /export const fieldWidgets = \{\n/, `  ${name}: ['text', 'integer', 'number'],\n`),
  'codegen/emit/console/cells.ts': (text, name) =>
    insertAfter(
      text,
      /const WIDGETS: [^\n]*\n/,
      `  ${name}: (page, source) => element(component(page, 'fields/${pascal(name)}Field'), { source }),\n`,
    ),
  'codegen/emit/console/inputs.ts': (text, name) =>
    insertAfter(
      text,
      /const WIDGETS: [^\n]*\n/,
      `  ${name}: (page, _field, props) => element(component(page, 'inputs/${pascal(name)}Input'), props),\n`,
    ),
};
