import Box from '@mui/material/Box';
import { ShowBase, useRecordContext, useShowContext, useTranslate, RecordContextProvider } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { ActionForms } from '../actions/actionForms.ts';
import { withDerived, type Derived } from '../list/column.ts';
import { ErrorNotice } from '../page/ErrorNotice.tsx';
import { RecordSkeleton } from '../page/RecordSkeleton.tsx';
import { useRuleContext } from '../ruleContext.ts';
import { NO_SLOTS, type Slots } from '../slots.ts';
import { ShowHeader } from './ShowHeader.tsx';
import { ShowSection, type ShowSectionDef, type ShowValues } from './ShowSection.tsx';

interface EntityShowProps<Row extends object, Field extends string, Section extends string, Action extends string> {
  meta: EntityMeta;
  values: ShowValues<Field>;
  sections: readonly ShowSectionDef<Field>[];
  derived?: Derived;
  forms?: ActionForms;
  slots?: Slots<Row, Field, Section, Action>;
  /** Asks again after so many milliseconds. */
  liveMs?: number;
}

const NONE = {} as const;

/** The page of a record: what it is, what state it is in, and what can be done with it. */
export function EntityShow<Row extends object, Field extends string, Section extends string, Action extends string>(
  props: EntityShowProps<Row, Field, Section, Action>,
) {
  const { meta, values, sections, derived = NONE, forms = NONE, liveMs } = props;
  const slots: Slots = props.slots ?? NO_SLOTS;
  // The error is shown in the record's place; react-admin would also send the reader away.
  const queryOptions = useMemo(
    () => ({ onError: () => undefined, refetchInterval: liveMs ?? (false as const) }),
    [liveMs],
  );
  return (
    <ShowBase
      resource={meta.resource}
      queryOptions={queryOptions}
      loading={<RecordSkeleton />}
      error={<ShowError />}
      disableAuthentication
    >
      <WithDerived derived={derived}>
        <ShowHeader meta={meta} forms={forms} slots={slots} />
        {slots.show?.above}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { md: slots.show?.aside ? '2fr 1fr' : '1fr' },
            alignItems: 'start',
          }}
        >
          <Box>
            {sections.map((section) => (
              <ShowSection
                key={section.name}
                meta={meta}
                section={section}
                values={{ ...values, ...slots.cells, ...slots.values }}
              />
            ))}
          </Box>
          {slots.show?.aside}
        </Box>
        {slots.show?.below}
      </WithDerived>
    </ShowBase>
  );
}

function WithDerived({ derived, children }: { derived: Derived; children: ReactNode }) {
  const record = useRecordContext();
  const context = useRuleContext();
  const whole = useMemo(
    () => (record ? withDerived(record, derived, context()) : undefined),
    [record, derived, context],
  );
  return whole ? <RecordContextProvider value={whole}>{children}</RecordContextProvider> : null;
}

function ShowError() {
  const { error, refetch } = useShowContext();
  const translate = useTranslate();
  return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
}
