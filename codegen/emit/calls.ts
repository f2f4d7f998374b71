import type { CallMeta } from '#core/entity/meta.ts';
import { ImportSet } from '../imports.ts';
import type { Model } from '../model/model.ts';
import type { CallDef, Entity } from '../model/types.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

const callMeta = (entity: Entity, call: CallDef): CallMeta => ({
  name: call.name,
  entity: entity.names.camel,
  verb: call.verb,
  kind: call.kind,
  paths: call.paths,
  legacyPaths: call.legacyPaths,
  perm: call.perm,
  systems: call.systems,
  write: call.write,
  limit: call.limit,
  download: call.download,
});

/** Returns all calls with their entities, in the order of the schemas. */
export const allCalls = (model: Model): { entity: Entity; call: CallDef }[] =>
  model.entities.flatMap((entity) => entity.calls.map((call) => ({ entity, call })));

function paths(model: Model): string {
  const imports = new ImportSet();
  const type = imports.type('CallName', './calls.gen.ts');
  const rows = allCalls(model).map(({ call }) => `'${call.name}': ${literal(call.paths[0])},\n`);
  const body = `/** Where each call is sent: the first of its paths. */\nexport const callPaths: Readonly<Record<${type}, string>> = {\n${rows.join('')}};\n`;
  return page(banner('schemas/'), imports, body);
}

/** The call table: plain data, so that a browser that only signs loads no validator; and of it what a caller needs. */
export const calls: Emitter = {
  id: 'calls',
  emit(model) {
    const imports = new ImportSet();
    const type = imports.type('CallMeta', '#core/entity/meta.ts');
    const rows = allCalls(model).map(({ entity, call }) => `'${call.name}': ${literal(callMeta(entity, call))},\n`);
    const names = allCalls(model).map(({ call }) => `'${call.name}'`);
    const body = [
      `export type CallName = ${names.join(' | ') || 'never'};\n`,
      `export const calls: Readonly<Record<CallName, ${type}>> = {\n${rows.join('')}};\n`,
    ];
    return [
      { path: 'model/calls.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) },
      { path: 'model/callPaths.gen.ts', text: paths(model) },
    ];
  },
};
