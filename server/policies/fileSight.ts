import type { EntityMeta } from '#core/entity/meta.ts';
import type { PermissionName } from '#generated/model/permissions.gen.ts';
import { tableEntities } from '#generated/server/tables.gen.ts';
import { columnOf } from '../store/names.ts';
import type { Tx, Where } from '../store/types.ts';
import type { Caller } from './sessionUser.ts';
import { showsMaterial } from './layoutMaterials.ts';
import { tableOf } from './tableOf.ts';

/** Entities with upload fields. A field that refers to materials is not one. */
const HOLDERS = Object.values<EntityMeta>(tableEntities).flatMap((entity) => {
  const fields = entity.fields.filter(({ file, ref }) => file && !ref);
  return fields.length > 0 ? [{ entity, fields }] : [];
});

const holds =
  (fields: EntityMeta['fields'], uploadId: string): Where =>
  (eb) =>
    eb.or(
      fields.map(({ name, kind }) =>
        kind === 'files' ? eb(columnOf(name), 'like', `%"${uploadId}"%`) : eb(columnOf(name), '=', uploadId),
      ),
    );

/** Condition for ads that show a material with this file or thumbnail. */
const inMaterials =
  (uploadId: string): Where =>
  (eb) =>
    eb.exists(
      eb
        .selectFrom('ads__materials as shown')
        .innerJoin('materials as material', (join) =>
          join.onRef('material.id', '=', 'shown.ref_id').onRef('material.corp_id', '=', 'shown.corp_id'),
        )
        .select('material.id')
        .whereRef('shown.id', '=', 'ads.id')
        .whereRef('shown.corp_id', '=', 'ads.corp_id')
        .where((of) => of.or([of('material.file', '=', uploadId), of('material.thumbnail', '=', uploadId)])),
    );

/** Returns the corporation of an ad that the caller may see and that shows a file, by its cover or a material. */
export async function adWithFile(tx: Tx, uploadId: string, caller: Caller): Promise<string | null> {
  if (!caller.can('ad.view' satisfies PermissionName)) return null;
  const [ad] = await tx
    .as({ kind: 'user', user: caller })
    .ads.find((eb) => eb.or([eb('cover_url', '=', uploadId), inMaterials(uploadId)(eb)]), {
      fields: ['corpId'],
      limit: 1,
    });
  return ad?.corpId ?? null;
}

/** Returns true if a layout visible to the caller shows a material with this file or thumbnail. */
async function isInLayout(tx: Tx, uploadId: string, caller: Caller): Promise<boolean> {
  if (!caller.can('layout.view' satisfies PermissionName)) return false;
  const whole = tx.as({ kind: 'system', corpId: null });
  const materials = await whole.materials.find(
    (eb) =>
      eb.and([eb('corp_id', 'in', caller.corpIds), eb.or([eb('file', '=', uploadId), eb('thumbnail', '=', uploadId)])]),
    { fields: ['name'], limit: 50 },
  );
  if (materials.length === 0) return false;
  const shown = showsMaterial(materials.map(({ id }) => id));
  const layouts = await tx.as({ kind: 'user', user: caller }).layouts.find(shown, { fields: ['id'], limit: 1 });
  return layouts.length > 0;
}

/** Says whether a file is personal data of a record whose list is not open to the caller: no wider sight opens it. */
async function isKeptFrom(tx: Tx, uploadId: string, caller: Caller): Promise<boolean> {
  const whole = tx.as({ kind: 'system', corpId: null });
  for (const { entity, fields } of HOLDERS) {
    const personal = fields.filter(({ personal: is }) => is);
    if (personal.length === 0 || entity.perm.list === undefined || caller.can(entity.perm.list)) continue;
    const [row] = await tableOf(whole, entity.name).find(holds(personal, uploadId), { fields: ['id'], limit: 1 });
    if (row) return true;
  }
  return false;
}

/**
 * Says whether a caller may see a file of a corporation that they reach: it stands in a record that they may list, by
 * their permissions and their data permission, or it is shown by such an ad or layout (PERM-04).
 */
export async function seesFile(tx: Tx, uploadId: string, caller: Caller): Promise<boolean> {
  if (await isKeptFrom(tx, uploadId, caller)) return false;
  if (caller.data.kind === 'all') return true;
  const own = tx.as({ kind: 'user', user: caller });
  for (const { entity, fields } of HOLDERS) {
    if (entity.perm.list === undefined || !caller.can(entity.perm.list)) continue;
    const [row] = await tableOf(own, entity.name).find(holds(fields, uploadId), { fields: ['id'], limit: 1 });
    if (row) return true;
  }
  return (await adWithFile(tx, uploadId, caller)) !== null || isInLayout(tx, uploadId, caller);
}
