import { refuse } from '../../call/refuse.ts';
import { checkDataScope, checkGiven, ownRole } from '../../policies/roleStrength.ts';
import { creating, updating } from '../verbs.ts';

/** Creates a role; nobody may grant a permission that they do not have. */
export const create = creating('role', async (_draft, { tx, user, input }) => {
  checkGiven(user, input.permissions);
  await checkDataScope(tx, user, input.dataScope);
});

/** Updates a role; nobody may add or remove a permission that they do not have, or change their own role. */
export const update = updating('role', async (before, merged, { tx, user }) => {
  const moved = difference(namesOf(before.permissions), namesOf(merged.permissions));
  const isScopeMoved = merged.dataScope !== before.dataScope;
  if ((moved.length > 0 || isScopeMoved) && (await ownRole(tx, user))?.id === before.id) throw refuse('ROLE_OWN');
  checkGiven(user, moved);
  // Nor may they change the data scope of a role that sees more than they do.
  for (const scope of isScopeMoved ? [before.dataScope, merged.dataScope] : []) await checkDataScope(tx, user, scope);
});

const namesOf = (permissions: unknown): string[] => (Array.isArray(permissions) ? permissions.map(String) : []);

/** Returns the items that are in only one of two lists. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)];
  return [...before.filter((name) => !is.has(name)), ...after.filter((name) => !was.has(name))];
}
