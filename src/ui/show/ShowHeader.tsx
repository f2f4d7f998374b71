import { useRecordContext, type RaRecord } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import type { LoadActionForms } from '../actions/actionForms.ts';
import { EditButton } from '../form/EditButton.tsx';
import { OwnerTag } from '../fields/OwnerTag.tsx';
import { RecordState } from '../fields/StateField.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { usePathOf } from '../paths.ts';
import { useCan, useHasVerb } from '../permission.ts';
import { useRecordTitle } from '../recordTitle.ts';
import type { Slots } from '../slots.ts';
import { NextStates } from './NextStates.tsx';

interface ShowHeaderProps {
  meta: EntityMeta;
  forms?: LoadActionForms;
  slots: Slots;
}

/** Name, state and actions of the record in context. */
export function ShowHeader({ meta, forms, slots }: ShowHeaderProps) {
  const record = useRecordContext<RaRecord<string>>();
  const titleOf = useRecordTitle(meta);
  const pathOf = usePathOf();
  const has = useHasVerb(meta);
  const mayList = useCan(meta.perm.list) && has('list');
  if (!record) return null;
  const state = meta.states ? record[meta.states.field] : undefined;
  return (
    <PageHeader
      title={
        <>
          {titleOf(record)}
          <OwnerTag />
        </>
      }
      back={mayList ? pathOf(meta.resource, 'list') : null}
      badge={
        meta.states && typeof state === 'string' ? (
          <>
            <RecordState states={meta.states} slots={slots} />
            <NextStates meta={meta} states={meta.states} record={record} state={state} />
          </>
        ) : undefined
      }
      actions={
        <>
          {slots.show?.toolbar}
          <ActionBar meta={meta} record={record} forms={forms} slots={slots} />
          <EditButton meta={meta} record={record} variant="contained" />
        </>
      }
    />
  );
}
