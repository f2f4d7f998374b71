import { limits } from '#generated/model/limits.gen.ts';
import type { CorporationStored } from '#generated/server/corporations.gen.ts';
import { handler } from '../../call/handler.ts';
import type { OutputOf } from '../../call/types.ts';
import { isPlatform } from '../../commands/givePoints.ts';
import { findGlobal } from '../../store/globals.ts';
import type { Tx } from '../../store/types.ts';

type Found = OutputOf<'platformDevice.find'>;

const NOTHING: Found = {
  state: 'unknown',
  deviceId: null,
  name: null,
  corporation: null,
  contact: null,
  phone: null,
  status: null,
  seenAt: null,
};

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A number that a player shows, lately enough to be added by it. */
async function shown(tx: Tx, number: string): Promise<{ corpId: string | null; seenAt: number } | null> {
  const row = await tx.db
    .selectFrom('enrolments')
    .select(['corp_id', 'last_seen_at'])
    .where('number', '=', number)
    .where('last_seen_at', '>', tx.now - limits.enrolLife)
    .executeTakeFirst();
  return row ? { corpId: row.corp_id, seenAt: row.last_seen_at } : null;
}

/** Tells whose a screen is by its number (NET-11). A screen of others names them to the platform alone. */
export const find = handler('platformDevice.find', async ({ input: { number }, tx, user }): Promise<Found> => {
  const fields = { fields: ['name', 'corpId', 'status', 'heartbeatAt'] };
  const all = tx.as({ kind: 'system', corpId: null });
  const nameOf = (corpId: string): Promise<CorporationStored | null> => all.corporations.one(corpId);
  const holds = await findGlobal.first(tx, { name: 'device.uuid', value: number });
  const own = holds && (await tx.devices.one(holds.rowId, fields));
  if (own) {
    const { id, name, corpId, status, heartbeatAt } = own;
    const corporation = (await nameOf(corpId))?.name ?? null;
    return { ...NOTHING, state: 'added', deviceId: id, name, corporation, status, seenAt: iso(heartbeatAt) };
  }
  const waiting = await shown(tx, number);
  if (waiting && waiting.corpId === null) return { ...NOTHING, state: 'waiting', seenAt: iso(waiting.seenAt) };
  const other = holds && (await all.devices.one(holds.rowId, fields));
  const corpId = other?.corpId ?? waiting?.corpId;
  if (!corpId) return NOTHING;
  if (!(await isPlatform(all, user.corpId))) return { ...NOTHING, state: 'elsewhere' };
  const holder = await nameOf(corpId);
  return {
    ...NOTHING,
    state: 'elsewhere',
    corporation: holder?.name ?? null,
    contact: holder?.contact ?? null,
    phone: holder?.phone ?? null,
    status: other?.status ?? null,
    seenAt: iso(other?.heartbeatAt ?? null),
  };
});
