import { refuse } from '../../call/refuse.ts';
import { checkGiven } from '../../policies/roleStrength.ts';
import { creating, updating } from '../verbs.ts';

/** Nobody gives what they do not hold: neither in a new role … */
export const create = creating('role', (_draft, { user, input }) => checkGiven(user, input.permissions));

/** … nor by widening one. The built-in role stays as it is. */
export const update = updating('role', (before, _merged, { user, input }) => {
  if (before.builtIn) throw refuse('ROLE_FIXED');
  const had = new Set(Array.isArray(before.permissions) ? before.permissions : []);
  checkGiven(
    user,
    (input.permissions ?? []).filter((name) => !had.has(name)),
  );
});
