import type { StatesMeta } from '#core/entity/meta.ts';
import { ImportSet } from '../imports.ts';
import type { Entity, States } from '../model/types.ts';
import { entityBanner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

/** Facts about states for core and console. The words are in the messages, the predicates in generated/server. */
export const statesMeta = (states: States): StatesMeta => ({
  field: states.field,
  initial: states.initial,
  ...(states.final === undefined ? {} : { final: states.final }),
  ...(states.kept ? { kept: true } : {}),
  values: Object.fromEntries(states.values.map(({ name, color, hidden, final }) => [name, { color, hidden, final }])),
  system: states.system.map(({ from, to }) => ({ from, to })),
});

function emitEntity(entity: Entity, states: States): string {
  const imports = new ImportSet();
  const { camel } = entity.names;
  const body = [
    `export const ${camel}States: ${imports.type('StatesMeta', '#core/entity/meta.ts')} = ${literal(statesMeta(states))};\n`,
  ];
  return page(entityBanner(entity), imports, body.join('\n'));
}

/** Emitter of the states of each entity that has states. */
export const states: Emitter = {
  id: 'states',
  each: (entity) =>
    entity.states === undefined
      ? []
      : [{ path: `model/${entity.names.kebabs}/states.gen.ts`, text: emitEntity(entity, entity.states) }],
};
