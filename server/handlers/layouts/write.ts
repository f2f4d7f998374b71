import { layoutFacts } from '../../commands/layoutFacts.ts';
import { refuse } from '../../call/refuse.ts';
import { creating, updating } from '../verbs.ts';

export const create = creating('layout', (_draft, { input }) => ({ changes: layoutFacts(input.document) }));

/** Changes a layout; a built-in one stays as it is. */
export const update = updating('layout', (before, _merged, { input }) => {
  if (before.builtIn) throw refuse('LAYOUT_FIXED');
  return input.document ? { changes: layoutFacts(input.document) } : undefined;
});
