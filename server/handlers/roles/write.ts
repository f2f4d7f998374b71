import { refuse } from '../../call/refuse.ts';
import { checkGiven, checkSight, isKeepers, ownRole } from '../../policies/roleStrength.ts';
import { creating, updating } from '../verbs.ts';

/** Creates a role; nobody may grant a permission that they do not have. */
export const create = creating('role', async (draft, { tx, user, input }) => {
  checkGiven(user, input.permissions);
  await checkSight(tx, user, draft);
});

/** Updates a role; nobody may add or remove a permission that they do not have, or change their own role. */
export const update = updating('role', async (before, merged, { tx, user }) => {
  const moved = difference(namesOf(before.permissions), namesOf(merged.permissions));
  // A keeper's role sees other records than the rest, so its type is a data permission as well.
  const isSightMoved = merged.dataScope !== before.dataScope || isKeepers(merged) !== isKeepers(before);
  if ((moved.length > 0 || isSightMoved) && (await ownRole(tx, user))?.id === before.id) throw refuse('ROLE_OWN');
  checkGiven(user, moved);
  // Nor may they change what a role sees that sees more than they do.
  for (const role of isSightMoved ? [before, merged] : []) await checkSight(tx, user, role);
});

const namesOf = (permissions: unknown): string[] => (Array.isArray(permissions) ? permissions.map(String) : []);

/** Returns the items that are in only one of two lists. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)];
  return [...before.filter((name) => !is.has(name)), ...after.filter((name) => !was.has(name))];
}
