import Box from '@mui/material/Box';
import { ShowBase, useRecordContext, useShowContext, useTranslate, RecordContextProvider } from 'react-admin';
import { lazy, Suspense, useContext, useMemo, type ReactNode } from 'react';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { LoadActionForms } from '../actions/actionForms.ts';
import { withDerived, type Derived } from '../list/column.ts';
import { PeekContext } from '../list/peek/peek.ts';
import { ErrorNotice } from '../page/ErrorNotice.tsx';
import { RecordSkeleton } from '../page/RecordSkeleton.tsx';
import type { RelatedDef } from '../related/related.ts';
import { useRuleContext } from '../ruleContext.ts';
import { NO_SLOTS, type Slots } from '../slots.ts';
import { ChangesContext } from './changes.ts';
import { ShowHeader } from './ShowHeader.tsx';
import { ShowSection, type ShowSectionDef, type ShowTargets, type ShowValues } from './ShowSection.tsx';

const ChangeTable = lazy(async () => ({ default: (await import('./ChangeTable.tsx')).ChangeTable }));
const RelatedLists = lazy(() => import('../related/RelatedLists.tsx'));

interface EntityShowProps {
  meta: EntityMeta;
  values: ShowValues;
  sections: readonly ShowSectionDef[];
  /** Targets of its references, with their permissions. */
  targets?: ShowTargets;
  /** Related lists. */
  related?: readonly RelatedDef[];
  derived?: Derived;
  forms?: LoadActionForms;
  slots?: Slots;
  /** Interval in milliseconds at which the record is refetched. */
  liveMs?: number;
}

const NONE = {} as const;

/** Show page of a record: fields, status, actions and related lists. */
export function EntityShow(props: EntityShowProps) {
  const changes = useContext(ChangesContext);
  const { meta, values, targets, slots } = props;
  return changes ? (
    // What the page does not list in its sections has only its slot to be drawn by.
    <ChangeTable
      changes={changes}
      resource={meta.resource}
      meta={meta}
      values={{ ...slots?.values, ...values }}
      targets={targets}
    />
  ) : (
    <RecordPage {...props} />
  );
}

function RecordPage(props: EntityShowProps) {
  const { meta, derived = NONE, forms, slots = NO_SLOTS, related, liveMs } = props;
  const peek = useContext(PeekContext);
  const Header = peek?.Header ?? ShowHeader;
  // The error is shown in place of the record; react-admin would also redirect.
  const queryOptions = useMemo(
    () => ({ onError: () => undefined, refetchInterval: liveMs ?? (false as const) }),
    [liveMs],
  );
  return (
    <ShowBase
      resource={meta.resource}
      id={peek?.id}
      queryOptions={queryOptions}
      loading={<RecordSkeleton />}
      error={<ShowError />}
      disableAuthentication
    >
      <WithDerived derived={derived}>
        <Header meta={meta} forms={forms} slots={slots} />
        {slots.show?.above}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: slots.show?.aside && !peek ? '2fr 1fr' : 'minmax(0, 1fr)',
            },
            alignItems: 'start',
          }}
        >
          <Sections {...props} slots={slots} />
          {slots.show?.aside}
        </Box>
        {slots.show?.below}
        {related && !peek ? (
          <Suspense fallback={null}>
            <RelatedLists meta={meta} related={related} slots={slots} />
          </Suspense>
        ) : null}
      </WithDerived>
    </ShowBase>
  );
}

function Sections({ meta, sections, values, targets = NONE, slots = NO_SLOTS }: EntityShowProps) {
  const shown = { ...values, ...slots.cells, ...slots.values };
  return (
    <Box>
      {sections.map((section) => (
        <ShowSection key={section.name} meta={meta} section={section} values={shown} targets={targets} />
      ))}
    </Box>
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
