import { applyUpload } from '../../commands/applyUpload.ts';
import { handler } from '../../dispatch/handler.ts';
import { refuse } from '../../dispatch/refuse.ts';
import { entityOf } from '../../policies/tableOf.ts';

/** Leave to send a file for a field: what the field's x-file takes is taken. */
export const sign = handler('upload.sign', async ({ input, user, tx, services }) => {
  const entity = entityOf(input.entity);
  const field = entity?.fields.find(({ name }) => name === input.field);
  if (!entity || !field?.file || field.readOnly) {
    throw refuse('PAYLOAD_INVALID', { field: entity ? 'field' : 'entity', rule: 'notFound' });
  }
  const { perm } = entity;
  if (![perm.create, perm.edit].some((name) => name !== undefined && user.can(name))) throw refuse('NO_PERMISSION');
  return applyUpload(
    tx,
    services.media,
    { corpId: user.corpId, accountId: user.userId, name: input.name, size: input.size },
    field.file,
  );
});
