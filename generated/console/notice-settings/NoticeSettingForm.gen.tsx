// Made by codegen from schemas/notice-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/notice-settings/.

import { noticeSettingMeta } from '#generated/model/notice-settings/meta.gen.ts';
import {
  noticeSettingCreate,
  noticeSettingRules,
  noticeSettingUpdate,
  noticeSettingWhens,
} from '#generated/model/notice-settings/types.gen.ts';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import type { FormInputs, FormSection } from '#src/ui/form/section.ts';
import { EnumsInput } from '#src/ui/inputs/EnumInput.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { NoticeSettingParts, NoticeSettingSlots } from './slots.gen.tsx';

const inputs: FormInputs<NoticeSettingParts['field']> = {
  mailKinds: (
    <EnumsInput
      source="mailKinds"
      help="resources.notice-settings.help.mailKinds"
      values={[
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
      ]}
    />
  ),
  pointDays: <NumberInput source="pointDays" min={1} max={90} />,
};

const sections: readonly FormSection<NoticeSettingParts['section'], NoticeSettingParts['field']>[] = [
  { name: 'base', rows: [['mailKinds'], ['pointDays']] },
];

export const noticeSettingForm: FormDef<NoticeSettingParts['field'], NoticeSettingParts['section']> = {
  meta: noticeSettingMeta,
  kind: 'groups',
  sections,
  inputs,
  create: noticeSettingCreate,
  update: noticeSettingUpdate,
  rules: noticeSettingRules,
  whens: noticeSettingWhens,
};

/** Notice settings: a new one. */
export function NoticeSettingCreate({ slots }: ViewProps<NoticeSettingSlots>) {
  return <EntityCreate def={noticeSettingForm} slots={slots} />;
}

/** Notice settings: change one. */
export function NoticeSettingEdit({ slots }: ViewProps<NoticeSettingSlots>) {
  return <EntityEdit def={noticeSettingForm} slots={slots} />;
}
