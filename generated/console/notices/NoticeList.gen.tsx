// Made by codegen from schemas/notice.yaml. Do not edit: change the schema, or lay a view over it in resources/notices/.

import { noticeMeta } from '#generated/model/notices/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { NoticeParts, NoticeSlots } from './slots.gen.tsx';

const columns: readonly Column<NoticeParts['field']>[] = [
  {
    source: 'kind',
    cell: (
      <EnumField
        source="kind"
        colors={{
          adRefused: 'error',
          screenOffline: 'error',
          screenBack: 'success',
          pointExpires: 'warning',
          importEnded: 'info',
          takenDown: 'error',
          rolloutEnded: 'info',
          taskGiven: 'info',
          mailFailed: 'warning',
          verifyWaiting: 'warning',
          verifyPassed: 'success',
          verifyRefused: 'error',
          verifyWithdrawn: 'error',
          verifyEnds: 'warning',
          verifyExpired: 'error',
          alarmRaised: 'error',
          warningBegan: 'warning',
          warningEnded: 'success',
          castWaiting: 'warning',
          adWaiting: 'warning',
          adApproved: 'success',
          adStarted: 'success',
          orderEnded: 'info',
          orderSettled: 'success',
          booksWrong: 'error',
          packageReady: 'success',
          packageFailed: 'error',
        }}
      />
    ),
    sortable: true,
  },
  { source: 'subject', cell: <TextField source="subject" />, sortable: true },
  { source: 'detail', cell: <TextField source="detail" />, sortable: true },
  { source: 'dueAt', cell: <InstantField source="dueAt" />, sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
  { source: 'readAt', cell: <InstantField source="readAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [
  {
    source: 'kind',
    kind: 'choice',
    values: [
      'adRefused',
      'screenOffline',
      'screenBack',
      'pointExpires',
      'importEnded',
      'takenDown',
      'rolloutEnded',
      'taskGiven',
      'mailFailed',
      'verifyWaiting',
      'verifyPassed',
      'verifyRefused',
      'verifyWithdrawn',
      'verifyEnds',
      'verifyExpired',
      'alarmRaised',
      'warningBegan',
      'warningEnded',
      'castWaiting',
      'adWaiting',
      'adApproved',
      'adStarted',
      'orderEnded',
      'orderSettled',
      'booksWrong',
      'packageReady',
      'packageFailed',
    ],
  },
  { source: 'createdAt', kind: 'range', of: 'instant' },
];

/** Notice: the list. */
export default function NoticeList({ view, slots }: ViewProps<NoticeSlots>) {
  return <EntityList meta={noticeMeta} columns={columns} filters={filters} view={view} slots={slots} liveMs={30000} />;
}
