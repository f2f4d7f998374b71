import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { HandlerContext, OutputOf } from '../../call/types.ts';
import { readFault, type FaultDetail, type Subject } from '../../player/faultDetail.ts';

type Context = Pick<HandlerContext<unknown>, 'tx' | 'user' | 'now'>;
type Answer = OutputOf<'device.now'>['faults'];

/** Faults that are answered. */
const SHOWN = 10;
/** Rows that are read for them: a fault that goes on is told again and again. */
const READ = 60;

interface Told {
  code: string;
  detail: string;
  at: number;
  times: number;
}

/** Returns the latest faults of a device, the last first; one that came again stands where it came last. */
async function latest({ tx }: Context, deviceId: string): Promise<Told[]> {
  const rows = await tx.db
    .selectFrom('device_faults')
    .select(['code', 'detail', 'received_at'])
    .where('device_id', '=', deviceId)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(READ)
    .execute();
  const told = new Map<string, Told>();
  for (const { code, detail, received_at: at } of rows) {
    const known = told.get(`${code} ${detail}`);
    if (known) known.times += 1;
    else told.set(`${code} ${detail}`, { code, detail: detail ?? '', at, times: 1 });
  }
  return [...told.values()].slice(0, SHOWN);
}

type Names = (resource: Subject, id: string) => string | null;

/** Reads the names of records, only of those that the caller may see. */
async function namesOf({ tx, user }: Context, details: readonly FaultDetail[]): Promise<Names> {
  const about = details.flatMap((one) => one.about);
  const idsOf = (resource: Subject, may: boolean): string[] =>
    may ? [...new Set(about.flatMap((one) => (one.resource === resource ? [one.id] : [])))] : [];
  const named = { fields: ['name'] } as const;
  const [ads, materials, layouts, slots] = await Promise.all([
    tx.ads.many(idsOf('ads', user.can('ad.view')), named),
    tx.materials.many(idsOf('materials', user.can('material.view')), named),
    tx.layouts.many(idsOf('layouts', user.can('layout.view')), named),
    tx.adSlots.many(idsOf('ad-slots', user.can('adSlot.view')), named),
  ]);
  const lists = { ads, materials, layouts, 'ad-slots': slots };
  return (resource, id) => lists[resource].find((row) => row.id === id)?.name ?? null;
}

/** Returns materials by the digest of their file: the first of each that the caller may see. */
async function filesOf({ tx, user }: Context, details: readonly FaultDetail[]) {
  const asked = [...new Set(details.flatMap(({ sha256 }) => sha256 ?? []))];
  const rows =
    asked.length > 0 && user.can('material.view')
      ? await tx.materials.find((eb) => eb('sha256', 'in', asked), { fields: ['name', 'sha256'], limit: 100 })
      : [];
  return (sha256: string) => rows.find((row) => row.sha256 === sha256) ?? null;
}

/** Answers the latest faults of a screen in the words of the console: which ad, file or address, and how often. */
export async function faultsOf(context: Context, { id }: DeviceStored): Promise<Answer> {
  const told = await latest(context, id);
  const read = told.map((one) => ({ ...one, detail: readFault(one) }));
  const details = read.map(({ detail }) => detail);
  const [nameOf, fileOf] = [await namesOf(context, details), await filesOf(context, details)];
  return read.map(({ code, at, times, detail: { about, sha256, text, reason, count } }) => {
    const records: Answer[number]['about'] = about.map(({ resource, id: ofRecord }) => {
      const name = nameOf(resource, ofRecord);
      return { resource, id: name === null ? null : ofRecord, name };
    });
    const file = sha256 === null ? null : fileOf(sha256);
    if (sha256 !== null) records.push({ resource: 'materials', id: file?.id ?? null, name: file?.name ?? null });
    // The address of a page is the ad's: whoever may not see that one reads neither.
    const isHidden = records.some(({ resource, name }) => resource === 'ads' && name === null);
    return { code, at: new Date(at).toISOString(), times, about: records, text: isHidden ? null : text, reason, count };
  });
}
