// Made by codegen from schemas/notice.yaml. Do not edit: change the schema, or lay a view over it in resources/notices/.

import { noticeMeta } from '#generated/model/notices/meta.gen.ts';
import { EnumField } from '#src/ui/fields/EnumField.tsx';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NameField } from '#src/ui/fields/NameField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { NoticeParts, NoticeSlots } from './slots.gen.tsx';

const values: ShowValues<NoticeParts['field']> = {
  kind: (
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
  subject: <TextField source="subject" />,
  entity: <NameField source="entity" of="entities" />,
  detail: <TextField source="detail" />,
  dueAt: <InstantField source="dueAt" />,
  createdAt: <InstantField source="createdAt" />,
  readAt: <InstantField source="readAt" />,
};

const sections: readonly ShowSectionDef<NoticeParts['field']>[] = [
  { name: 'notice', fields: ['kind', 'subject', 'entity', 'detail', 'dueAt', 'createdAt', 'readAt'] },
];

/** Notice: the page of one record. */
export default function NoticeShow({ slots }: ViewProps<NoticeSlots>) {
  return <EntityShow meta={noticeMeta} values={values} sections={sections} slots={slots} liveMs={30000} />;
}
