import { ImportSet } from '../../imports.ts';
import type { Entity } from '../../model/types.ts';
import { banner, page } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { createShape } from '../shapes.ts';
import { numberedCode, sampleFields, uniqueFields } from './fields.ts';

const FOUNDATION = `/** From here the times of samples are counted, in milliseconds: far enough ahead for every rule. */
export const SAMPLE_TIME = Date.UTC(2030, 0, 1);

const DAY_MS = 86_400_000;

/** An id that no record has: what refers to a record is given by the test. */
export const sampleId = (n = 1): string => \`01900000-0000-7000-8000-\${String(n).padStart(12, '0')}\`;

/** Text that is another one for each number, no longer than the field takes. */
const numbered = (text: string, n: number, max: number): string =>
  n === 0 ? text : \`\${text.slice(0, max - String(n).length - 1)} \${n}\`;

/** Lays overrides over a sample and leaves out what x-when turns off, but nothing that the test asked for. */
function build<T extends object>(sample: T, overrides: Partial<T>, whens: Whens, at: number): T {
  const built = { ...sample, ...overrides };
  const values: Values = Object.fromEntries(Object.entries(built));
  const present = strip(values, whens, { now: at, me: null, on: 'create' });
  for (const name of Object.keys(values)) {
    const isOff = present[name] === null || present[name] === undefined;
    if (isOff && !(name in overrides)) Reflect.deleteProperty(built, name);
  }
  return built;
}
`;

function factory(entity: Entity, imports: ImportSet): string {
  const { pascal, camel, kebabs } = entity.names;
  const type = imports.type(`${pascal}Create`, `#generated/model/${kebabs}/types.gen.ts`);
  const whens = imports.value(`${camel}Whens`, `#generated/model/${kebabs}/schema.gen.ts`);
  const unique = uniqueFields(entity);
  const fields = sampleFields(entity);
  const isNumbered = fields.some(({ field }) => unique.has(field.name));
  const members = fields.map(
    ({ field, member, code }) => `${member.name}: ${unique.has(field.name) ? numberedCode(member, code) : code},\n`,
  );
  return `/** A valid ${camel}: required fields and defaults. What refers to a record refers to none; what must be unique differs by \`n\`. */
export function build${pascal}(overrides: Partial<${type}> = {}, at: number = SAMPLE_TIME${isNumbered ? ', n = 0' : ''}): ${type} {
return build<${type}>({\n${members.join('')}}, overrides, ${whens}, at);
}
`;
}

/** Test data of every entity that can be created. */
export const factories: Emitter = {
  id: 'factories',
  emit(model) {
    const imports = new ImportSet();
    imports.value('strip', '#core/entity/rule.ts');
    for (const type of ['Values', 'Whens']) imports.type(type, '#core/entity/rule.ts');
    const stored = model.entities.filter((entity) => entity.stored && createShape(entity).members.length > 0);
    const printed = stored.map((entity) => factory(entity, imports));
    // Samples of long lists are written as ids(n).
    const lists = printed.some((text) => text.includes('ids('))
      ? ['const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => sampleId(n + 1));\n']
      : [];
    return [
      {
        path: 'testing/factories.gen.ts',
        text: page(banner('schemas/'), imports, [FOUNDATION, ...lists, ...printed].join('\n')),
      },
    ];
  },
};
