import type { EntityMeta } from '#core/entity/meta.ts';
import type { FormDef } from '../form/EntityForm.tsx';
import type { Can } from '../permission.ts';

/** Loads an entity's form: a list does not need its inputs until somebody edits fields. */
export type LoadForm = () => Promise<FormDef>;

/** Fields and form for editing many records of a list. */
export interface BulkEdit {
  /** Fields of x-form.bulk that this session may write. */
  fields: readonly string[];
  load: LoadForm;
}

/** Returns the bulk edit of a view for this session, or undefined; a view that names its actions has no bulk edit. */
export function bulkEdit(
  meta: EntityMeta,
  view: string,
  load: LoadForm,
  can: Can,
  has: (verb: string) => boolean,
): BulkEdit | undefined {
  const { edit } = meta.perm;
  const isForActions = meta.views.find(({ name }) => name === view)?.actions !== undefined;
  if (isForActions || edit === undefined || !can(edit) || !has('updateMany')) return undefined;
  const perms = new Map(meta.fields.map(({ name, writePerm }) => [name, writePerm]));
  const fields = (meta.bulk ?? []).filter((name) => {
    const perm = perms.get(name);
    return perm === undefined || can(perm);
  });
  return fields.length > 0 ? { fields, load } : undefined;
}
