import { ImportSet } from '../imports.ts';
import { banner, page } from './banner.ts';
import { allCalls } from './calls.ts';
import type { Emitter } from './emitter.ts';

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ') || 'never';

/**
 * Emitter of the verbs that need a hand-written handler and those that may have one. A missing or extra handler is a
 * type error.
 */
export const handlers: Emitter = {
  id: 'handlers',
  emit(model) {
    const names = (needs: boolean) =>
      allCalls(model)
        .filter(({ call }) => call.needsHandler === needs)
        .map(({ call }) => call.name);
    const body = [
      `/** No generic verb does these. */\nexport type RequiredHandler = ${union(names(true))};\n`,
      `/** A generic verb does these; a handler of that name takes its place. */\nexport type OptionalHandler = ${union(names(false))};\n`,
      `/** The same for the check at start. */\nexport const requiredHandlers: readonly RequiredHandler[] = [${names(
        true,
      )
        .map((name) => `'${name}'`)
        .join(', ')}];\n`,
    ];
    return [{ path: 'server/handlers.gen.ts', text: page(banner('schemas/'), new ImportSet(), body.join('\n')) }];
  },
};
