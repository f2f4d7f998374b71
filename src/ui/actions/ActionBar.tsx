import { whyNot } from '#core/entity/guard.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import { useHasVerb } from '../permission.ts';
import type { Slots } from '../slots.ts';
import { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
import type { LoadActionForms } from './actionForms.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { availableActions, offeredActions } from './available.ts';
import { type ActionRecord, useActionFlow } from './useActionFlow.tsx';
import { useAsker } from './useAsker.ts';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEvent, useNavigate, useTranslate } from 'react-admin';
import { useDuplicatePath } from './duplicatePath.ts';
import { DO, useCommands } from '../commands.ts';
import { useLabels } from '../labels.ts';
import { useGuardReason } from './useGuardReason.ts';

interface ActionBarProps {
  meta: EntityMeta;
  record: ActionRecord;
  forms?: LoadActionForms;
  /** Names of the actions to show; absent means all. */
  only?: readonly string[];
  slots?: Slots;
}

/** Most buttons beside the title; the eye does not separate more. */
const IN_SIGHT = 3;

/** Actions of one record on its page: those available now as buttons, the rest in a menu with the reason why not. */
export function ActionBar({ meta, record, forms, only, slots }: ActionBarProps) {
  const asker = useAsker();
  const has = useHasVerb(meta);
  const here = availableActions(meta.actions, asker.can, has).filter(({ name }) => !only || only.includes(name));
  const actions = offeredActions(meta, here, record, asker.context());
  const now = actions
    .filter((action) => whyNot(meta, action, [record], asker) === null && action.confirm !== 'danger')
    .slice(0, IN_SIGHT);
  const rest = actions.filter((action) => !now.includes(action));
  return (
    <>
      {now.map((action) => (
        <ActionButton key={action.name} meta={meta} action={action} records={[record]} forms={forms} slots={slots} />
      ))}
      {actions.map((action) => (
        <ActionCommand key={action.name} meta={meta} action={action} records={[record]} forms={forms} slots={slots} />
      ))}
      <DuplicateCommand meta={meta} record={record} />
      <ActionMenu meta={meta} actions={rest} record={record} forms={forms} slots={slots} />
    </>
  );
}

/**
 * Registers one action of these records with the palette, or the reason why it is disabled; renders only its dialog.
 */
export function ActionCommand(props: Pick<ActionButtonProps, 'meta' | 'action' | 'records' | 'forms' | 'slots'>) {
  const { meta, action, records } = props;
  const label = useLabels(meta.resource).action(action.name);
  const { sentence } = useGuardReason(meta);
  const why = whyNot(meta, action, records, useAsker());
  const reason = why ? sentence(why) : undefined;
  const flow = useActionFlow(props);
  const run = useEvent(flow.start);
  const commands = useMemo(
    () => [{ key: `${meta.name}.${action.name}`, label, run, ...(reason === undefined ? {} : { reason }) }],
    [meta.name, action.name, label, reason, run],
  );
  useCommands(commands);
  useAskedAction(action.name, reason === undefined ? run : null);
  return flow.dialog;
}

/** Starts once the action that the address names; if it is disabled, its button gives the reason. */
function useAskedAction(name: string, run: (() => void) | null): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get(DO) === name;
  const begin = useEvent(() => {
    setParams(
      (now) => {
        now.delete(DO);
        return now;
      },
      { replace: true },
    );
    run?.();
  });
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked, begin]);
}

/** Registers "duplicate" for the page's record with the palette. */
function DuplicateCommand({ meta, record }: Pick<ActionBarProps, 'meta' | 'record'>) {
  const navigate = useNavigate();
  const label = useTranslate()('ui.duplicate');
  const path = useDuplicatePath(meta)(record);
  const commands = useMemo(
    () => (path === null ? [] : [{ key: `${meta.name}.duplicate`, label, run: () => navigate(path) }]),
    [meta.name, label, path, navigate],
  );
  useCommands(commands);
  return null;
}
