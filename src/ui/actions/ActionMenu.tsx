import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import { useDuplicatePath } from './duplicatePath.ts';
import { Later } from '../Later.tsx';
import { recordName } from '../recordName.ts';
import type { Slots } from '../slots.ts';
import { useRuleContext } from '../ruleContext.ts';
import type { LoadActionForms } from './actionForms.ts';
import { offeredActions } from './available.ts';
import type { ActionRecord } from './useActionFlow.tsx';
import './ActionMenu.css';

const ActionMenuList = lazy(() => import('./ActionMenuList.tsx'));
const StartedAction = lazy(async () => ({ default: (await import('./StartedAction.tsx')).StartedAction }));

interface ActionMenuProps {
  meta: EntityMeta;
  actions: readonly ActionMeta[];
  record: ActionRecord;
  forms?: LoadActionForms;
  slots?: Slots;
}

/** The actions of one row behind one button, which names the record for those who do not see the row. */
export function ActionMenu({ meta, actions, record, forms, slots }: ActionMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [started, setStarted] = useState<{ action: ActionMeta; count: number } | null>(null);
  const context = useRuleContext();
  const offered = offeredActions(meta, actions, record, context());
  const copy = useDuplicatePath(meta)(record);
  if (offered.length === 0 && copy === null) return null;
  return (
    <>
      {/* Plain elements: a list has one in each row. */}
      <button
        type="button"
        className="action-menu"
        aria-label={`${translate('ui.more')}: ${recordName(record, meta.display)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <circle cx="12" cy="6" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="12" cy="18" r="2" />
        </svg>
      </button>
      <Later when={anchor !== null}>
        <ActionMenuList
          meta={meta}
          actions={offered}
          record={record}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onChoose={(action) => {
            setAnchor(null);
            setStarted({ action, count: (started?.count ?? 0) + 1 });
          }}
        />
      </Later>
      {started ? (
        <Suspense fallback={null}>
          <StartedAction
            key={started.count}
            meta={meta}
            action={started.action}
            records={[record]}
            forms={forms}
            slots={slots}
          />
        </Suspense>
      ) : null}
    </>
  );
}
