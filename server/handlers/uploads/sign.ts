import type { EntityMeta } from '#core/entity/meta.ts';
import { applyUpload, type Wanted } from '../../commands/applyUpload.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { SessionUser } from '../../call/types.ts';
import { entityOf } from '../../policies/tableOf.ts';

/** What may be sent: what a field's x-file takes, or without a field the sheet of an import. */
function wantedFor(entity: EntityMeta | undefined, name: string | undefined, user: Pick<SessionUser, 'can'>): Wanted {
  const field = entity?.fields.find((each) => each.name === name);
  const importing = name === undefined ? entity?.importing : undefined;
  if (!entity || (!importing && (!field?.file || field.readOnly)))
    throw refuse('PAYLOAD_INVALID', { field: entity ? 'field' : 'entity', rule: 'notFound' });
  const perms = importing ? [importing.perm] : [entity.perm.create, entity.perm.edit];
  if (!perms.some((perm) => perm !== undefined && user.can(perm))) throw refuse('NO_PERMISSION');
  return field?.file ?? { accept: ['sheet'] };
}

/** Leave to send a file for a field, or a sheet to import. */
export const sign = handler('upload.sign', async ({ input, user, tx, services }) =>
  applyUpload(
    tx,
    services.media,
    { corpId: user.corpId, accountId: user.userId, name: input.name, size: input.size },
    wantedFor(entityOf(input.entity), input.field, user),
  ),
);
