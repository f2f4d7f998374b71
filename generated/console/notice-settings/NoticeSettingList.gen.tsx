// Made by codegen from schemas/notice-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/notice-settings/.

import { noticeSettingMeta } from '#generated/model/notice-settings/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import type { Column } from '#src/ui/list/column.ts';
import type { FilterDef } from '#src/ui/list/filters/filter.ts';
import type { ViewProps } from '#src/ui/view.ts';
import type { NoticeSettingParts, NoticeSettingSlots } from './slots.gen.tsx';

const columns: readonly Column<NoticeSettingParts['field']>[] = [
  { source: 'pointDays', cell: <NumberField source="pointDays" />, align: 'right', sortable: true },
  { source: 'createdAt', cell: <InstantField source="createdAt" />, sortable: true },
];

const filters: readonly FilterDef[] = [{ source: 'pointDays', kind: 'range', of: 'number' }];

/** Notice settings: the list. */
export default function NoticeSettingList({ view, slots }: ViewProps<NoticeSettingSlots>) {
  return <EntityList meta={noticeSettingMeta} columns={columns} filters={filters} view={view} slots={slots} />;
}
