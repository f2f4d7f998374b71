import { kebab } from '../names.ts';
import { addImport, insertAfter, insertSorted } from './insert.ts';

const pascal = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** Its drawing, where it stands. */
export const drawingFile = (kind: string): string => `stage/widgets/${pascal(kind)}.tsx`;

/** Its declaration, where it stands. */
export const widgetFile = (kind: string): string => `schemas/widgets/${kebab(kind)}.yaml`;

/** Files that are written for a widget of layouts beside its schema: how it looks, and a test of that. */
export function widgetFiles(kind: string): Readonly<Record<string, string>> {
  const Kind = pascal(kind);
  return {
    [drawingFile(kind)]: `import type { WidgetOf } from '#core/layout/document.ts';
import { Words } from './Words.tsx';

/** Draws it in designer, preview and player. Facts around the screen come from useSurroundings. */
export function ${Kind}({ text, ...look }: WidgetOf<'${kind}'>['props']) {
  return <Words {...look}>{text}</Words>;
}
`,
    [`tests/stage/${kind}.test.tsx`]: `import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import { ${Kind} } from '#stage/widgets/${Kind}.tsx';

afterEach(cleanup);

/** One as somebody would fill it in. */
const SAMPLE = { ...widgetKinds.${kind}.defaults, text: 'A sample' };

describe('the widget ${kind}', () => {
  test('has properties that a layout may hold', () => {
    expect(widgetKinds.${kind}.props.parse(SAMPLE)).toEqual(SAMPLE);
  });

  test('shows them', () => {
    render(<${Kind} {...SAMPLE} />);
    expect(screen.getByText('A sample')).toBeTruthy();
  });
});
`,
  };
}

const keyOf = (line: string): string => /^ {2}'?(\w+)'?[,:]/.exec(line)?.[1] ?? '';

/** Inserts a line into an object or a list that begins with `start`, in the order of the names. */
function insertInto(text: string, start: RegExp, line: string): string {
  const found = start.exec(text);
  if (!found) throw new Error(`no place for "${line.trim()}": ${String(start)} is not there`);
  const at = found.index + found[0].length;
  const end = at + text.slice(at).search(/^[\]}]/m);
  const list = insertSorted(text.slice(at, end), line, (each) => keyOf(each) !== '', keyOf);
  return text.slice(0, at) + list + text.slice(end);
}

/** Files that list the widgets, each with how a new one is added to it. */
export const WIDGET_LISTS: Readonly<Record<string, (text: string, kind: string) => string>> = {
  'stage/WidgetBox.tsx': (text, kind) =>
    insertAfter(
      addImport(text, `import { ${pascal(kind)} } from './widgets/${pascal(kind)}.tsx';`),
      /^const DRAWN: [^\n]*\n/m,
      `  ${kind}: ({ widget }) => <${pascal(kind)} {...widget.props} />,\n`,
    ),
  'core/entity/icons.ts': (text, kind) => insertInto(text, /^export const widgetIconNames = \[\n/m, `  '${kind}',`),
  // A box of its own, until somebody draws a better picture: 24 × 24, in strokes.
  'resources/layouts/designer/WidgetIcon.tsx': (text, kind) =>
    insertInto(text, /^const PATHS: [^\n]*\n/m, `  ${kind}: 'M4 5h16v14H4z M12 9v6 M9 12h6',`),
};
