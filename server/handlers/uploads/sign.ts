import type { EntityMeta } from '#core/entity/meta.ts';
import { applyUpload } from '../../commands/applyUpload.ts';
import { checkWaiting } from '../../commands/unnamedUploads.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { SessionUser } from '../../call/types.ts';
import { entityOf } from '../../policies/tableOf.ts';
import type { Wanted } from '../../policies/uploads.ts';

/** Returns the accepted files: those of a field's x-file, or without a field the sheet of an import. */
function wantedFor(entity: EntityMeta | undefined, name: string | undefined, user: Pick<SessionUser, 'can'>): Wanted {
  const ways = entity ? waysOf(entity, name) : [];
  if (ways.length === 0) throw refuse('PAYLOAD_INVALID', { field: entity ? 'field' : 'entity', rule: 'notFound' });
  const allowed = ways.find(({ perms }) => perms.some((perm) => perm !== undefined && user.can(perm)));
  if (!allowed) throw refuse('NO_PERMISSION');
  return allowed.wanted;
}

/**
 * Returns the ways to send a field's file: create and update, or the form of an action. Without a name: the sheet of an
 * import.
 */
function waysOf(entity: EntityMeta, name: string | undefined): { wanted: Wanted; perms: (string | undefined)[] }[] {
  const { importing, perm } = entity;
  if (name === undefined) return importing ? [{ wanted: { accept: ['sheet'] }, perms: [importing.perm] }] : [];
  const field = entity.fields.find((each) => each.name === name);
  const own = field?.file && !field.readOnly ? [{ wanted: field.file, perms: [perm.create, perm.edit] }] : [];
  const asked = entity.actions.flatMap((action) => {
    const file = action.refs?.find((each) => each.name === name)?.file;
    return file ? [{ wanted: file, perms: [action.perm] }] : [];
  });
  return [...own, ...asked];
}

/** Permits the upload of a file for a field, or of a sheet to import. */
export const sign = handler('upload.sign', async ({ input, user, tx, services }) => {
  const wanted = wantedFor(entityOf(input.entity), input.field, user);
  const application = { corpId: user.corpId, accountId: user.userId, name: input.name, size: input.size };
  const form = await applyUpload(tx, services, application, wanted);
  await checkWaiting(tx, user.corpId);
  return form;
});
