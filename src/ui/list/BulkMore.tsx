import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { LoadActionForms } from '../actions/actionForms.ts';
import { ActionMenuItem } from '../actions/ActionMenuItem.tsx';
import type { ActionRecord } from '../actions/useActionFlow.tsx';
import type { Slots } from '../slots.ts';

const StartedAction = lazy(async () => ({ default: (await import('../actions/StartedAction.tsx')).StartedAction }));

interface BulkMoreProps {
  meta: EntityMeta;
  actions: readonly ActionMeta[];
  records: readonly ActionRecord[];
  forms?: LoadActionForms;
  slots?: Slots;
  onDone: (ids: readonly string[]) => void;
}

/** Menu of the bulk actions for which the bar has no room. */
export function BulkMore({ meta, actions, records, forms, slots, onDone }: BulkMoreProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [started, setStarted] = useState<{ action: ActionMeta; count: number } | null>(null);
  const choose = (action: ActionMeta) => {
    setAnchor(null);
    setStarted({ action, count: (started?.count ?? 0) + 1 });
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('ui.more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <ActionMenuItem
            key={action.name}
            meta={meta}
            action={action}
            records={records}
            onChoose={() => choose(action)}
          />
        ))}
      </Menu>
      {started ? (
        <Suspense fallback={null}>
          <StartedAction
            key={started.count}
            meta={meta}
            action={started.action}
            records={records}
            forms={forms}
            slots={slots}
            onDone={onDone}
          />
        </Suspense>
      ) : null}
    </>
  );
}
