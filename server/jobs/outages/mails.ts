import type { Insertable } from 'kysely';
import { brandName } from '../../commands/brandName.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { DEFAULT_ZONE, zonedTime } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { WarningSettingStored } from '#generated/server/warning-settings.gen.ts';
import { postMail } from '../../commands/postMail.ts';
import type { Config } from '../../config.ts';
import { outageMail, type OutScreen } from '../../mail/outageMail.ts';
import { onSince } from '../../policies/operatingHours.ts';
import { pageUrl, recordPath } from '../../policies/pageUrl.ts';
import { callerOf } from '../../policies/sessionUser.ts';
import type { Technical } from '../../store/database.ts';
import { insertion } from '../../store/insertion.ts';
import type { Tx } from '../../store/types.ts';
import type { Outage } from './track.ts';

/** Hours at which mails go out, by the clock of the screen (DEV-12). */
const HOURS = [10, 14, 18, 22];
/** A server that was off at such an hour makes up for it this long. */
const LATE_MINUTES = 60;
const MINUTE_MS = 60_000;
/** Settings, and silent screens of one of them, that are read. */
const MOST = 100_000;
/** Path of the warning settings. */
const SETTINGS_PATH = '/personal_center?part=warning';

const keepTold = insertion<Insertable<Technical['outage_mails']>>(
  ['device_id', 'since', 'recipient', 'corp_id', 'language', 'sender'],
  (db, rows) =>
    db
      .insertInto('outage_mails')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['device_id', 'since', 'recipient']).doNothing()),
);

/** Returns the instant of the hour of mails that has just struck in a zone, or null. */
export function strokeAt(now: number, zone: string): number | null {
  const { minute } = zonedTime(now, zone);
  const late = HOURS.map((hour) => minute - hour * 60).find((past) => past >= 0 && past < LATE_MINUTES);
  return late === undefined ? null : (Math.floor(now / MINUTE_MS) - late) * MINUTE_MS;
}

/** Mail to one recipient at one stroke, with all screens that it tells of. */
interface Digest {
  corpId: string;
  stroke: number;
  recipient: string;
  language: Language;
  sender: string | null;
  devices: Map<string, Silent>;
}

type Silent = Pick<DeviceStored, 'id' | 'corpId' | 'name' | 'uuid' | 'address' | 'zone'> & { heartbeatAt: number };

const languageOf = (text: string | null): Language => (text === 'en_us' ? 'en_us' : 'zh_cn');

/** Returns the screens of the setting's own enterprise that its account sees and that have been silent for its period. */
async function silentOf(tx: Tx, setting: WarningSettingStored): Promise<Silent[]> {
  const { corpId, creatorId } = setting;
  if (creatorId === null) return [];
  const caller = await callerOf(tx, creatorId, corpId);
  if (typeof caller === 'string' || !caller.can('device.view')) return [];
  const until = tx.now - periodOf(setting);
  const found = await tx
    .as({ kind: 'user', user: caller })
    .devices.find(
      (eb) => eb.and([eb('corp_id', '=', corpId), eb('status', '=', 'offline'), eb('heartbeat_at', '<=', until)]),
      { fields: ['corpId', 'name', 'uuid', 'address', 'zone', 'heartbeatAt'], limit: MOST },
    );
  return found.flatMap((device) =>
    device.heartbeatAt === null ? [] : [{ ...device, heartbeatAt: device.heartbeatAt }],
  );
}

const periodOf = ({ offlineMinutes }: WarningSettingStored): number =>
  Math.max(offlineMinutes ?? 0, limits.offlinePeriodMin / MINUTE_MS) * MINUTE_MS;

/** Returns those of the screens that had been offline for the period when the hour struck, while they should have been on. */
async function lateAt(tx: Tx, devices: readonly Silent[], period: number): Promise<[Silent, stroke: number][]> {
  const struck = devices.flatMap((device): [Silent, number][] => {
    const stroke = strokeAt(tx.now, device.zone ?? DEFAULT_ZONE);
    return stroke === null ? [] : [[device, stroke]];
  });
  const late: [Silent, number][] = [];
  for (const stroke of new Set(struck.map(([, at]) => at))) {
    const these = struck.filter(([, at]) => at === stroke).map(([device]) => device);
    const ids = these.map(({ id }) => id);
    const hours = await onSince(tx, ids, stroke);
    for (const device of these) {
      const on = hours.get(device.id) ?? null;
      if (on !== null && Math.max(on, device.heartbeatAt) + period <= stroke) late.push([device, stroke]);
    }
  }
  return late;
}

function screenOf(config: Config, device: Silent): OutScreen {
  const { id, name, uuid, address, zone, heartbeatAt } = device;
  const path = recordPath('device', id, 'YXF');
  return {
    name: name ?? uuid ?? id,
    number: uuid ?? '',
    address,
    zone: zone ?? DEFAULT_ZONE,
    since: heartbeatAt,
    url: path === undefined ? undefined : pageUrl(config, path),
  };
}

/** Returns the enterprises with screens that are offline where an hour of mails has just struck: at most times none. */
async function struckIn(tx: Tx): Promise<string[]> {
  const silent = await tx
    .acrossCorps('screens of every enterprise go offline')
    .selectFrom('devices')
    .select(['corp_id', 'zone'])
    .distinct()
    .where('status', '=', 'offline')
    .where('heartbeat_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  const struck = silent.filter(({ zone }) => strokeAt(tx.now, zone ?? DEFAULT_ZONE) !== null);
  return [...new Set(struck.map(({ corp_id: corpId }) => corpId))];
}

/**
 * Mails of screens that are offline at 10, 14, 18 and 22 o'clock by their own clock (DEV-12): one mail to a recipient at an
 * hour, with all screens that the accounts who chose that recipient see. It is kept who was told of which outage.
 */
export async function mailOutages(tx: Tx, config: Config): Promise<void> {
  const corpIds = await struckIn(tx);
  if (corpIds.length === 0) return;
  const settings = await tx.warningSettings.find(
    (eb) => eb.and([eb('offline', '=', 1), eb('corp_id', 'in', [...corpIds])]),
    { limit: MOST },
  );
  const digests = new Map<string, Digest>();
  for (const setting of settings) {
    const { corpId, language, sender } = setting;
    const recipients = Array.isArray(setting.recipients) ? setting.recipients.map(String) : [];
    if (recipients.length === 0) continue;
    for (const [device, stroke] of await lateAt(tx, await silentOf(tx, setting), periodOf(setting)))
      for (const recipient of recipients) {
        const key = `${corpId} ${stroke} ${recipient}`;
        const made = { corpId, stroke, recipient, language: languageOf(language), sender, devices: new Map() };
        const digest: Digest = digests.get(key) ?? made;
        digests.set(key, digest);
        digest.devices.set(device.id, device);
      }
  }
  for (const digest of digests.values()) await post(tx, config, digest);
}

async function post(tx: Tx, config: Config, { corpId, stroke, recipient, language, sender, devices }: Digest) {
  const screens = [...devices.values()].map((device) => screenOf(config, device));
  const settingsUrl = pageUrl(config, SETTINGS_PATH);
  const brand = await brandName(tx, config, corpId);
  const isNew = await postMail(tx, {
    corpId,
    recipient,
    cause: `offline ${corpId} ${stroke}`,
    ...(sender === null ? {} : { replyTo: sender }),
    ...outageMail({ brand, kind: 'offline', screens, now: tx.now, settingsUrl }, language),
  });
  if (!isNew) return;
  const told = [...devices.values()].map(({ id, heartbeatAt }) => ({
    device_id: id,
    since: heartbeatAt,
    recipient,
    corp_id: corpId,
    language,
    sender,
  }));
  await keepTold.run(tx, told);
}

/** Mails once that screens are back, to all who were mailed of that outage (DEV-18). */
export async function mailReturns(tx: Tx, config: Config, returned: readonly Outage[]): Promise<void> {
  const told = new Map<
    string,
    { language: Language; sender: string | null; corpId: string; recipient: string; outages: Outage[] }
  >();
  for (const outage of returned) {
    const mails = await tx.db
      .selectFrom('outage_mails')
      .select(['recipient', 'language', 'sender'])
      .where('device_id', '=', outage.deviceId)
      .where('since', '=', outage.since)
      .execute();
    for (const { recipient, language, sender } of mails) {
      const { corpId } = outage;
      const key = `${corpId} ${recipient}`;
      const one = told.get(key) ?? { language: languageOf(language), sender, corpId, recipient, outages: [] };
      told.set(key, one);
      one.outages.push(outage);
    }
  }
  for (const { corpId, recipient, language, sender, outages } of told.values()) {
    const screens = await screensOf(tx, config, corpId, outages);
    const [first] = outages;
    const brand = await brandName(tx, config, corpId);
    await postMail(tx, {
      corpId,
      recipient,
      cause: `back ${corpId} ${first?.deviceId} ${first?.since}`,
      ...(sender === null ? {} : { replyTo: sender }),
      ...outageMail(
        { brand, kind: 'back', screens, now: tx.now, settingsUrl: pageUrl(config, SETTINGS_PATH) },
        language,
      ),
    });
  }
}

async function screensOf(tx: Tx, config: Config, corpId: string, outages: readonly Outage[]): Promise<OutScreen[]> {
  const devices = await tx.as({ kind: 'system', corpId }).devices.many(
    outages.map(({ deviceId }) => deviceId),
    { fields: ['corpId', 'name', 'uuid', 'address', 'zone'] },
  );
  const since = new Map(outages.map((outage) => [outage.deviceId, outage.since]));
  return devices.map((device) => screenOf(config, { ...device, heartbeatAt: since.get(device.id) ?? tx.now }));
}
