import { layoutFacts } from '../../commands/layoutFacts.ts';
import { creating, updating } from '../verbs.ts';

export const create = creating('layout', (_draft, { input }) => ({ changes: layoutFacts(input.document) }));

export const update = updating('layout', (_before, _merged, { input }) =>
  input.document ? { changes: layoutFacts(input.document) } : undefined,
);
