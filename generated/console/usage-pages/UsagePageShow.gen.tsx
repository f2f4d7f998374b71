// Made by codegen from schemas/usage-page.yaml. Do not edit: change the schema, or lay a view over it in resources/usage-pages/.

import { usagePageMeta } from '#generated/model/usage-pages/meta.gen.ts';
import { DateField } from '#src/ui/fields/DateField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { UsagePageParts, UsagePageSlots } from './slots.gen.tsx';

const values: ShowValues<UsagePageParts['field']> = {
  day: <DateField source="day" />,
  page: <TextField source="page" />,
  views: <NumberField source="views" />,
  clicks: <NumberField source="clicks" />,
  accounts: <NumberField source="accounts" />,
};

const sections: readonly ShowSectionDef<UsagePageParts['field']>[] = [
  { name: 'base', fields: ['day', 'page', 'views', 'clicks', 'accounts'] },
];

/** Page use: the page of one record. */
export default function UsagePageShow({ slots }: ViewProps<UsagePageSlots>) {
  return <EntityShow meta={usagePageMeta} values={values} sections={sections} slots={slots} />;
}
