// Made by codegen from schemas/notice-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/notice-settings/.

import { noticeSettingMeta } from '#generated/model/notice-settings/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { ReferenceField } from '#src/ui/fields/ReferenceField.tsx';
import type { RelatedDef } from '#src/ui/related/related.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowTargets, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import { refs } from '../refs.gen.ts';
import type { NoticeSettingParts, NoticeSettingSlots } from './slots.gen.tsx';

const values: ShowValues<NoticeSettingParts['field']> = {
  mailKinds: <EnumField source="mailKinds" />,
  pointDays: <NumberField source="pointDays" />,
  creatorId: <ReferenceField source="creatorId" {...refs.account} />,
  createdAt: <InstantField source="createdAt" />,
};

const sections: readonly ShowSectionDef<NoticeSettingParts['field']>[] = [
  { name: 'base', fields: ['mailKinds', 'pointDays'] },
  { name: 'record', fields: ['creatorId', 'createdAt'] },
];

const targets: ShowTargets = {
  creatorId: refs.account,
};

const related: readonly RelatedDef<NoticeSettingParts['related']>[] = [
  {
    name: 'operationLog.targetId',
    resource: 'operation-logs',
    field: 'targetId',
    by: { field: 'entity', value: 'noticeSetting' },
    title: 'history',
    without: 'targetName',
    perm: 'operationLog.view',
  },
];

/** Notice settings: the page of one record. */
export default function NoticeSettingShow({ slots }: ViewProps<NoticeSettingSlots>) {
  return (
    <EntityShow
      meta={noticeSettingMeta}
      values={values}
      sections={sections}
      targets={targets}
      related={related}
      slots={slots}
    />
  );
}
