import type { WarningEventStored } from '#generated/server/warning-events.gen.ts';
import type { WarningRuleStored } from '#generated/server/warning-rules.gen.ts';
import { administratorsOf, notify } from '../../commands/notify.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/types.ts';
import type { Found, Thresholds } from './measures.ts';

type Parts = Pick<Services, 'store' | 'config'>;

/** Events that go on which one look joins. */
const MOST = 100_000;

/** Thresholds of a rule whose field was never set: those of schemas/warning-rule.yaml. */
const DEFAULTS: Thresholds = { minutes: 60, freeMb: 500, celsius: 37.3, percent: 20 };

/** Returns the thresholds of a rule. */
export function thresholdsOf({ minutes, freeMb, celsius, percent }: WarningRuleStored): Thresholds {
  return {
    minutes: minutes ?? DEFAULTS.minutes,
    freeMb: freeMb ?? DEFAULTS.freeMb,
    celsius: celsius ?? DEFAULTS.celsius,
    percent: percent ?? DEFAULTS.percent,
  };
}

async function readersOf(tx: Tx, { corpId, receiverIds }: WarningRuleStored): Promise<string[]> {
  return receiverIds.length > 0 ? [...receiverIds] : administratorsOf(tx, corpId);
}

/** Returns the accounts of these that have a notice of this cause. An index over all corporations leads to it. */
async function toldBefore(tx: Tx, ids: readonly string[], cause: string): Promise<Set<string>> {
  const notices = await tx
    .as({ kind: 'system', corpId: null })
    .notices.find((eb) => eb.and([eb('cause', '=', cause), eb('creator_id', 'in', [...ids, ''])]), {
      fields: ['creatorId'],
    });
  return new Set(notices.flatMap(({ creatorId }) => creatorId ?? []));
}

const subjectOf = ({ deviceId, temperatureDeviceId, handwashingDeviceId }: WarningEventStored): string =>
  deviceId ?? temperatureDeviceId ?? handwashingDeviceId ?? '';

/**
 * What an enterprise's rule needs of the store to open an event: read when the first begins, and once, for half a city may
 * go dark in one look.
 */
async function scene(tx: Tx, rule: WarningRuleStored) {
  const open = await tx.warningEvents.find((eb) => eb.and([eb('status', '=', 'open'), eb('kind', '=', rule.kind)]), {
    limit: MOST,
  });
  return { readers: await readersOf(tx, rule), open: new Map(open.map((event) => [subjectOf(event), event])) };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** Returns the event of this cause that goes on at the screen, with these readers among those who were told, or a new one. */
async function eventOf(
  tx: Tx,
  rule: WarningRuleStored,
  { id, of, name, measured, since }: Found,
  { readers, open }: Scene,
): Promise<WarningEventStored> {
  const event = open.get(id);
  if (event) {
    const toldIds = [...new Set([...event.toldIds, ...readers])];
    return (await tx.warningEvents.update(event.id, { toldIds })) ?? event;
  }
  return tx.warningEvents.insert({
    status: 'open',
    kind: rule.kind,
    subject: name,
    ruleId: rule.id,
    measured: measured === '' ? null : measured,
    beganAt: since ?? tx.now,
    toldIds: [...readers],
    [`${of}Id`]: id,
  });
}

/**
 * Returns what opens the events of a rule in one look. Each joins that of another rule of its cause, and whoever has not
 * heard of that outage already is told (UI-12); its id is answered.
 */
export function beginner(tx: Tx, parts: Parts, rule: WarningRuleStored): (found: Found) => Promise<string> {
  let read: Promise<Scene> | undefined;
  return async (found) => {
    const { id, name, measured, since } = found;
    const here = await (read ??= scene(tx, rule));
    const event = await eventOf(tx, rule, found, here);
    const known =
      rule.kind === 'offline' && since !== undefined
        ? await toldBefore(tx, here.readers, `screenOffline ${id} ${since}`)
        : new Set();
    await notify(
      tx,
      parts,
      here.readers.filter((reader) => !known.has(reader)),
      {
        kind: 'warningBegan',
        entity: 'warningEvent',
        recordId: event.id,
        subject: name,
        detail: measured === '' ? rule.name : `${rule.name ?? ''} (${measured})`,
        dueAt: event.beganAt,
        cause: `warningBegan ${event.id}`,
      },
    );
    return event.id;
  };
}

/** Ends an event that no rule holds any more, and tells whoever was told by a notice of its own that it began. */
export async function end(tx: Tx, parts: Parts, { eventId, cause }: { eventId: string; cause: string }): Promise<void> {
  const held = await tx.db
    .selectFrom('warning_watches')
    .select('cause')
    .where('event_id', '=', eventId)
    .where('cause', '!=', cause)
    .limit(1)
    .execute();
  if (held.length > 0) return;
  const event = await tx.warningEvents.update(
    eventId,
    { status: 'ended', endedAt: tx.now },
    { where: (eb) => eb('ended_at', 'is', null) },
  );
  if (!event) return;
  const told = await toldBefore(tx, event.toldIds, `warningBegan ${eventId}`);
  await notify(tx, parts, [...told], {
    kind: 'warningEnded',
    entity: 'warningEvent',
    recordId: eventId,
    subject: event.subject ?? '',
    detail: event.measured,
    dueAt: tx.now,
    cause: `warningEnded ${eventId}`,
  });
}
