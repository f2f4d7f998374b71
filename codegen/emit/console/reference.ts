import { entityBanner, page as textOf } from '../banner.ts';
import { sortable } from '../callShapes.ts';
import type { Emitter } from '../emitter.ts';
import { isOwned } from '../shapes.ts';
import type { Model } from '../../model/model.ts';
import type { Entity } from '../../model/types.ts';
import { element, printed } from './jsx.ts';
import { component, hasVerb, isListed, newPage, parentOf, type Page } from './page.ts';

interface Part {
  /** After the entity's name. */
  name: string;
  comment: string;
  path: string;
  part?: string;
  props: string;
}

const FIELDS: readonly Part[] = [
  { name: 'ReferenceField', comment: 'its name', path: 'fields/ReferenceField', props: 'ReferenceFieldProps' },
  {
    name: 'ReferencesField',
    comment: 'names of several',
    path: 'fields/ReferencesField',
    props: 'ReferencesFieldProps',
  },
];

const INPUTS: readonly Part[] = [
  {
    name: 'ReferenceInput',
    comment: 'one, found by typing',
    path: 'inputs/ReferenceInput',
    props: 'ReferenceInputProps',
  },
  {
    name: 'PickerInput',
    comment: 'several, picked from the list',
    path: 'inputs/PickerInput',
    part: 'ReferencePickerInput',
    props: 'ReferencePickerInputProps',
  },
];

const TREE: Part = {
  name: 'TreeInput',
  comment: 'one, chosen in the tree',
  path: 'inputs/TreeSelectInput',
  props: 'TreeSelectInputProps',
};

function printPart(page: Page, { name, path, part, props }: Part): string {
  const { camel, pascal } = page.entity.names;
  const used = component(page, path, part);
  const type = page.imports.type(props, `#src/ui/${path}.tsx`);
  const own = `keyof typeof ${camel}Target`;
  const parent = parentOf(page.entity);
  const isTree = name === TREE.name;
  const body = element(used, {}).replace(
    ' />',
    ` {...props} {...${camel}Target}${isTree ? ` parent="${parent}"` : ''} />`,
  );
  return `export function ${pascal}${name}(props: Omit<${type}, ${own}${isTree ? " | 'parent'" : ''}>) {\n  return ${body};\n}\n`;
}

function target(page: Page): string {
  const { entity, imports } = page;
  const isSorted = sortable(entity).includes(entity.display);
  const data = {
    resource: entity.names.kebabs,
    display: entity.display,
    sort: isSorted ? undefined : 'id',
    perm: entity.perm.list,
    systems: entity.systems.length > 1 ? undefined : entity.systems,
    view: hasVerb(entity, 'one') ? 'show' : undefined,
    owned: isOwned(entity) || undefined,
  };
  return `/** Where its records are found, and what names them. */\nexport const ${entity.names.camel}Target = ${printed(data)} as const satisfies ${imports.type('ReferenceTarget', '#src/ui/fields/ReferenceName.tsx')};\n`;
}

function emitFields(model: Model, entity: Entity): string {
  const page = newPage(model, entity);
  const body = [target(page), ...FIELDS.map((part) => printPart(page, part))];
  return textOf(entityBanner(entity), page.imports, body.join('\n'));
}

/** In a file of their own: a list that shows names loads nothing to choose by. */
function emitInputs(model: Model, entity: Entity): string {
  const page = newPage(model, entity);
  const { camel, pascal } = entity.names;
  page.imports.value(`${camel}Target`, `./${pascal}Reference.gen.tsx`);
  const parts = parentOf(entity) === undefined ? INPUTS : [...INPUTS, TREE];
  return textOf(entityBanner(entity), page.imports, parts.map((part) => printPart(page, part)).join('\n'));
}

/** How records of other entities show and choose a record of this one. */
export const reference: Emitter = {
  id: 'console reference',
  each: (entity, model) => {
    if (!isListed(entity)) return [];
    const { kebabs, pascal } = entity.names;
    return [
      { path: `console/${kebabs}/${pascal}Reference.gen.tsx`, text: emitFields(model, entity) },
      { path: `console/${kebabs}/${pascal}Choice.gen.tsx`, text: emitInputs(model, entity) },
    ];
  },
};
