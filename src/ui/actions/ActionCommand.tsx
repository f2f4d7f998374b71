import { useMemo } from 'react';
import { useEvent } from 'react-admin';
import { whyNot } from '#core/entity/guard.ts';
import { useCommands } from '../commands.ts';
import { useLabels } from '../labels.ts';
import type { ActionButtonProps } from './ActionButton.tsx';
import { useActionFlow } from './useActionFlow.tsx';
import { useAsker } from './useAsker.ts';
import { useGuardReason } from './useGuardReason.ts';

/** Offers one action of the page's record to the palette; draws nothing but the dialog that it asks by. */
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
  return flow.dialog;
}
