import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { mayChoose } from '#core/entity/choosable.ts';
import { isDeclared, type CommandKind } from '#core/remote/commands.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { deviceCommandMeta } from '#generated/model/device-commands/meta.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { refusedFields } from '#src/ui/form/refusedFields.ts';
import { useCanAny } from '#src/ui/permission.ts';

export type Remote = CallTypes['deviceCommand.remote']['output'];
export type RemoteScreen = Remote['screens'][number];
export type RemoteCommand = RemoteScreen['commands'][number];
export type Press = Omit<CallTypes['deviceCommand.send']['input'], 'targetType' | 'targetId'>;

/** Target of commands: a screen, or all screens of a group, set, tag or store. */
export type Target = Pick<CallTypes['deviceCommand.send']['input'], 'targetType' | 'targetId'>;

/** Asked again after this time: often while a command is on its way, so that its state is seen to move. */
const [WHILE_OPEN_MS, ELSE_MS] = [1000, 5000];

const OPEN: ReadonlySet<string> = new Set(['queued', 'sent', 'acknowledged']);

export const isOpen = ({ status }: Pick<RemoteCommand, 'status'>): boolean => OPEN.has(status);

const keyOf = ({ targetType, targetId }: Target) => ['deviceCommand.remote', targetType, targetId];

/** Returns the screens of a target with what they can do, their settings and commands, kept up to date. */
export function useRemote(target: Target) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: keyOf(target),
    queryFn: ({ signal }) => provider.call('deviceCommand.remote', { ...target }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.screens.some(({ commands }) => commands.some(isOpen)) ? WHILE_OPEN_MS : ELSE_MS,
    retry: false,
  });
}

/** Returns what sends a command, and the kind that is being sent. A refusal is said, at the field where it has one. */
export function usePress(target: Target) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const logoutIfTimedOut = useLogoutIfAccessDenied();
  const [busy, setBusy] = useState<CommandKind | null>(null);
  const { targetType, targetId } = target;
  const press = async (command: Press): Promise<boolean> => {
    setBusy(command.kind);
    try {
      await provider.call('deviceCommand.send', { targetType, targetId, ...command });
      return true;
    } catch (error) {
      const [sentence] = Object.values(refusedFields(error) ?? {});
      const said = typeof sentence === 'string' ? sentence : error instanceof Error ? error.message : 'ui.failed';
      if (!(await logoutIfTimedOut(error))) notify(said, { type: 'error' });
      return false;
    } finally {
      setBusy(null);
      await client.invalidateQueries({ queryKey: keyOf({ targetType, targetId }) });
    }
  };
  return { press, busy };
}

const kindField = deviceCommandMeta.fields.find(({ name }) => name === 'kind')!;

/** Returns whether a control is drawn: one of the screens declared it, and this role may use it. */
export function useOffered(screens: readonly RemoteScreen[]): (kind: CommandKind) => boolean {
  const can = useCanAny();
  return useMemo(() => {
    const declared = new Set(screens.flatMap(({ capabilities }) => capabilities));
    return (kind) => isDeclared(kind, [...declared]) && mayChoose(kindField, kind, can);
  }, [screens, can]);
}
