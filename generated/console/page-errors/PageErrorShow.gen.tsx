// Made by codegen from schemas/page-error.yaml. Do not edit: change the schema, or lay a view over it in resources/page-errors/.

import { pageErrorMeta } from '#generated/model/page-errors/meta.gen.ts';
import { InstantField } from '#src/ui/fields/InstantField.tsx';
import { NumberField } from '#src/ui/fields/NumberField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { ShowSectionDef, ShowValues } from '#src/ui/show/ShowSection.tsx';
import type { ViewProps } from '#src/ui/view.ts';
import type { PageErrorParts, PageErrorSlots } from './slots.gen.tsx';

const values: ShowValues<PageErrorParts['field']> = {
  message: <TextField source="message" />,
  page: <TextField source="page" />,
  version: <TextField source="version" />,
  times: <NumberField source="times" />,
  accounts: <NumberField source="accounts" />,
  firstAt: <InstantField source="firstAt" />,
  lastAt: <InstantField source="lastAt" />,
  stack: <TextField source="stack" />,
};

const sections: readonly ShowSectionDef<PageErrorParts['field']>[] = [
  { name: 'base', fields: ['message', 'page', 'version', 'times', 'accounts', 'firstAt', 'lastAt', 'stack'] },
];

/** Page error: the page of one record. */
export default function PageErrorShow({ slots }: ViewProps<PageErrorSlots>) {
  return <EntityShow meta={pageErrorMeta} values={values} sections={sections} slots={slots} />;
}
