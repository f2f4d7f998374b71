import { refuse } from '../../call/refuse.ts';
import { checkDataScope, checkGiven, ownRole } from '../../policies/roleStrength.ts';
import { creating, updating } from '../verbs.ts';

/** Nobody gives what they do not hold: neither in a new role … */
export const create = creating('role', async (_draft, { tx, user, input }) => {
  checkGiven(user, input.permissions);
  await checkDataScope(tx, user, input.dataScope);
});

/** … nor by widening one, and nobody takes away what they do not hold. One's own role is another's business. */
export const update = updating('role', async (before, merged, { tx, user }) => {
  const moved = difference(namesOf(before.permissions), namesOf(merged.permissions));
  const isScopeMoved = merged.dataScope !== before.dataScope;
  if ((moved.length > 0 || isScopeMoved) && (await ownRole(tx, user))?.id === before.id) throw refuse('ROLE_OWN');
  checkGiven(user, moved);
  // Of who sees more than the caller, what they see is not the caller's to narrow either.
  for (const scope of isScopeMoved ? [before.dataScope, merged.dataScope] : []) await checkDataScope(tx, user, scope);
});

const namesOf = (permissions: unknown): string[] => (Array.isArray(permissions) ? permissions.map(String) : []);

/** Returns what stands in one of two lists alone. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)];
  return [...before.filter((name) => !is.has(name)), ...after.filter((name) => !was.has(name))];
}
