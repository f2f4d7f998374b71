import { mayChoose } from '#core/entity/choosable.ts';
import { readOrder, type CommandKind } from '#core/remote/commands.ts';
import { deviceCommandMeta } from '#generated/model/device-commands/meta.gen.ts';
import { seal } from '../../auth/sealed.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext, InputOf, SessionUser } from '../../call/types.ts';
import { commandTarget, OFFLINE } from '../../commands/commandTarget.ts';
import { canDo, COMMANDED_FIELDS, queueCommand, type Commanded } from '../../commands/queueCommand.ts';

type Input = InputOf<'deviceCommand.send'>;

/** Field that carries the argument of a kind. */
const ARGUMENTS: Partial<Record<CommandKind, 'key' | 'seconds' | 'level' | 'muted' | 'source'>> = {
  key: 'key',
  pause: 'seconds',
  volume: 'level',
  brightness: 'level',
  mute: 'muted',
  source: 'source',
};

const kindField = deviceCommandMeta.fields.find(({ name }) => name === 'kind')!;

/** Refuses a kind of command that the caller's role does not have (deviceCommand.kind, x-perm.values). */
function checkKind(kind: CommandKind, { can }: Pick<SessionUser, 'can'>): void {
  if (!mayChoose(kindField, kind, can)) throw refuse('NO_PERMISSION', { field: 'kind' });
}

/** Returns the command of a payload; refuses one whose argument is missing, at its field. */
function requestOf(input: Input) {
  const { kind } = input;
  const name = ARGUMENTS[kind];
  const value = name && input[name];
  if (name && value === undefined) throw refuse('PAYLOAD_INVALID', { field: name, rule: 'required' });
  // A lock gets its digits when it is sent: the screen's own, which no command keeps.
  const order = kind === 'lock' ? null : readOrder(kind, name ? { [name]: value } : {});
  if (kind !== 'lock' && !order) throw refuse('PAYLOAD_INVALID', { ...(name ? { field: name } : {}), rule: 'invalid' });
  return { kind, ...(name ? { [name]: value } : {}) };
}

/** Gives the screens the digits that open their lock; refuses where one has none and none were typed. */
async function keepPin({ tx, services, input }: HandlerContext<Input>, devices: readonly Commanded[]): Promise<void> {
  if (input.pin === undefined) {
    if (devices.some(({ lockPassword }) => !lockPassword)) throw refuse('LOCK_PIN_NEEDED');
    return;
  }
  for (const { id } of devices) await tx.devices.update(id, { lockPassword: seal(services.config.secret, input.pin) });
}

/** Refuses a source that none of these screens has. */
function checkSource(devices: readonly Commanded[], source: string): void {
  const has = ({ sources }: Commanded) =>
    Array.isArray(sources) && sources.some((one) => (one as { id?: unknown } | null)?.id === source);
  if (!devices.some(has)) throw refuse('SOURCE_UNKNOWN');
}

/** Sends a command to a screen, or to all screens of a group, set, tag or store that the caller sees (DEV-08). */
export const send = handler('deviceCommand.send', async (context) => {
  const { input, tx, user, services, log } = context;
  const request = requestOf(input);
  checkKind(input.kind, user);
  const { name, devices } = await commandTarget(tx, input.targetType, input.targetId, { fields: COMMANDED_FIELDS });
  const online = devices.filter(({ status }) => status === 'online');
  if (online.length === 0) throw refuse(OFFLINE[input.targetType]);
  const able = devices.filter((device) => canDo(input.kind, device));
  if (!online.some((device) => canDo(input.kind, device))) throw refuse('COMMAND_NOT_DECLARED');
  if (input.kind === 'lock') await keepPin(context, able);
  if (request.kind === 'source') checkSource(able, String(input.source));
  log({ targetId: input.targetId, targetName: name, after: { ...request, screens: able.length } });
  return queueCommand(tx, devices, request, {
    userId: user.userId,
    targetType: input.targetType,
    targetId: input.targetId,
    targetName: name,
    hints: services.hints,
  });
});
