import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useContext, useMemo } from 'react';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import { EditButton } from '#src/ui/form/EditButton.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { PeekContext, type PeekHeaderProps } from '#src/ui/list/peek/peek.ts';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { recordName } from '#src/ui/recordName.ts';
import { useViews } from '#src/ui/view.ts';
import { Sums } from './Sums.tsx';
import type { Node } from './organisationContext.ts';

interface EnterpriseProps {
  node: Node;
  /** Back to the tree, where it is not beside. */
  onBack?: () => void;
}

/** An enterprise of the tree: its facts as its own page has them, how much it has, and what can be done with it. */
export function Enterprise({ node, onBack }: EnterpriseProps) {
  const Show = useViews('corporations')?.Show;
  const peek = useMemo(
    () => ({
      id: node.id,
      isFirst: true,
      isLast: true,
      onStep: () => undefined,
      onClose: () => onBack?.(),
      Header: onBack ? HeadWithBack : Head,
    }),
    [node.id, onBack],
  );
  return (
    <section className="org-details" aria-label={node.name}>
      <PeekContext value={peek}>
        <Suspense fallback={<RecordSkeleton />}>{Show ? <Show key={node.id} /> : null}</Suspense>
      </PeekContext>
    </section>
  );
}

const HeadWithBack = (props: PeekHeaderProps) => <Head {...props} hasBack />;

/** Name, state and actions, and what it has in numbers. */
function Head({ meta, forms, slots, hasBack = false }: PeekHeaderProps & { hasBack?: boolean }) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const record = useRecordContext<RaRecord<string>>();
  const peek = useContext(PeekContext);
  if (!record) return null;
  const page = pathOf(meta.resource, 'show', record.id);
  return (
    <>
      <header>
        {hasBack ? (
          <IconButton aria-label={translate('ui.back')} onClick={peek?.onClose} edge="start">
            <ArrowBack />
          </IconButton>
        ) : null}
        <h2>
          {recordName(record, meta.display)}
          {meta.states ? <StateField source={meta.states.field} states={meta.states} /> : null}
        </h2>
        <div className="org-actions">
          <ActionBar meta={meta} record={record} forms={forms} slots={slots} />
          <EditButton meta={meta} record={record} variant="outlined" color="inherit" />
          {page ? (
            <Button component={Link} to={page} variant="outlined" size="small" color="inherit">
              {translate('organisation.open')}
            </Button>
          ) : null}
        </div>
      </header>
      <Sums id={record.id} />
    </>
  );
}
