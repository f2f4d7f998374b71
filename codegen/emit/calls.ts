import { callPathRow } from '#core/entity/callPaths.ts';
import type { CallRow } from '#core/entity/callTable.ts';
import { ImportSet } from '../imports.ts';
import type { Model } from '../model/model.ts';
import type { CallDef, Entity } from '../model/types.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

/** Without what `callTable` fills in. */
const callRow = ({
  kind,
  paths,
  legacyPaths,
  perm,
  systems,
  write,
  limit,
  download,
  logged,
  money,
}: CallDef): CallRow => ({
  kind,
  paths,
  ...(legacyPaths.length > 0 ? { legacyPaths } : {}),
  perm,
  systems,
  ...(write ? { write } : {}),
  limit,
  ...(download ? { download } : {}),
  ...(logged ? {} : { logged }),
  ...(money ? { money } : {}),
});

/** Returns all calls with their entities, in the order of the schemas. */
export const allCalls = (model: Model): { entity: Entity; call: CallDef }[] =>
  model.entities.flatMap((entity) => entity.calls.map((call) => ({ entity, call })));

function paths(model: Model): string {
  const imports = new ImportSet();
  const type = imports.type('CallName', './calls.gen.ts');
  const table = imports.value('callPathTable', '#core/entity/callPaths.ts');
  const rows = model.entities
    .filter(({ calls: own }) => own.length > 0)
    .map(({ names, calls: own }) =>
      callPathRow(
        names.camel,
        own.map(({ verb, paths: [path = ''] }) => [verb, path]),
      ),
    );
  const body = `/** Where each call is sent: the first of its paths. */\nexport const callPaths = ${table}<${type}>(\`\n${rows.join('\n')}\n\`);\n`;
  return page(banner('schemas/'), imports, body);
}

/** The call table: plain data, so that a browser that only signs loads no validator; and of it what a caller needs. */
export const calls: Emitter = {
  id: 'calls',
  emit(model) {
    const imports = new ImportSet();
    const row = imports.type('CallRow', '#core/entity/callTable.ts');
    const table = imports.value('callTable', '#core/entity/callTable.ts');
    const rows = allCalls(model).map(({ call }) => `'${call.name}': ${literal(callRow(call))},\n`);
    const body = [
      `const rows = {\n${rows.join('')}} as const satisfies Readonly<Record<string, ${row}>>;\n`,
      `export type CallName = keyof typeof rows;\n`,
      `export const calls = ${table}<CallName>(rows);\n`,
    ];
    return [
      { path: 'model/calls.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) },
      { path: 'model/callPaths.gen.ts', text: paths(model) },
    ];
  },
};
