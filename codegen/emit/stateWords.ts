import { ImportSet } from '../imports.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

/** Emitter of the state names for the server's refusals; the console has the same names in its messages. */
export const stateWords: Emitter = {
  id: 'state words',
  emit(model) {
    const rows = model.entities.flatMap(({ names, states }) =>
      states
        ? [
            `${names.camel}: ${literal(Object.fromEntries(states.values.map(({ name, label: { zh, en } }) => [name, { zh, en }])))},\n`,
          ]
        : [],
    );
    const type = 'Readonly<Record<string, Readonly<Record<string, { zh: string; en: string }>>>>';
    const body = `/** By entity and state. */\nexport const stateWords: ${type} = {\n${rows.join('')}};\n`;
    return [{ path: 'server/stateWords.gen.ts', text: page(banner('schemas/'), new ImportSet(), body) }];
  },
};
