import type { EntityMeta } from '#core/entity/meta.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { handler } from '../../call/handler.ts';
import type { OutputOf, SessionUser } from '../../call/types.ts';
import { projection } from '../../policies/projection.ts';
import { tableOf } from '../../policies/tableOf.ts';
import { listedWhere } from '../../policies/unlisted.ts';
import type { Tx } from '../../store/types.ts';

type Found = OutputOf<'search.find'>['found'];
type Hit = Omit<Found[number], 'owner'> & { corpId: string | null };

/** Number of hits of each entity; the list shows all. */
const OF_A_KIND = 5;

/** Entities that people create and name. Logs (plays, the operation log) are searched in their own lists, by time. */
const searched = Object.values(entities).filter(
  ({ search, display, actions, perm }) =>
    search.includes(display) && (actions.length > 0 || (perm.create ?? perm.edit) !== undefined),
);

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Finds records of every entity that the caller may list, by part of a name or number. */
export const find = handler('search.find', async ({ input: { q }, tx, user }) => {
  const found: Hit[] = [];
  for (const entity of searched) {
    if (entity.systems.includes(user.system) && user.can(entity.perm.list))
      found.push(...(await ofKind(tx, user, entity, q)));
  }
  return { found: await withOwners(tx, user, found) };
});

async function ofKind(tx: Tx, user: SessionUser, entity: EntityMeta, q: string): Promise<Hit[]> {
  const { fields } = projection(entity, 'list', user);
  const field = entity.states?.field;
  const stateField = field !== undefined && fields.includes(field) ? field : null;
  const wanted = [entity.display, ...(stateField === null ? [] : [stateField])].filter((name) => fields.includes(name));
  // An enterprise is its own owner.
  const isOwned = entity.scope !== 'none' && entity.name !== 'corporation';
  const where = listedWhere(entity.name);
  const asked = { page: 1, pageSize: OF_A_KIND, sort: 'id', order: 'desc', ownFirst: true, filter: {}, q } as const;
  const { list } = await tableOf(tx, entity.name).list(asked, {
    fields: isOwned ? [...wanted, 'corpId'] : wanted,
    withoutTotal: true,
    ...(where ? { where } : {}),
  });
  return list.map((row) => ({
    entity: entity.name,
    id: row.id,
    name: text(row[entity.display]) ?? row.id,
    stateField,
    state: stateField === null ? null : text(row[stateField]),
    corpId: isOwned ? text(row['corpId']) : null,
  }));
}

/** Says of what belongs to another enterprise whose it is, to who may see enterprises. */
async function withOwners(tx: Tx, user: SessionUser, hits: readonly Hit[]): Promise<Found> {
  const others = hits.flatMap(({ corpId }) => (corpId === null || corpId === user.corpId ? [] : corpId));
  const isTold = others.length > 0 && user.can('corporation.view');
  const rows = isTold ? await tx.corporations.many([...new Set(others)], { fields: ['name'] }) : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return hits.map(({ corpId, ...hit }) => ({
    ...hit,
    owner: corpId === user.corpId ? null : (names.get(corpId ?? '') ?? null),
  }));
}
