import type { Timer } from '#core/schedule/timers.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { Tx } from '../store/types.ts';
import { buildProgramme, forScreen, readLayoutOf, type Programme, type ScreenProgramme } from './manifest.ts';
import { issuedTargets, MOST_ADS, targetsOf } from './targets.ts';
import { allTimers, MOST_TIMERS } from './timers.ts';
import { softwareFor, type Software } from './software.ts';
import { pacesOf, sharesIn, type Shares } from './paces.ts';
import { placeIn, wallOf, type WallPlan } from './wall.ts';

/** Facts of a group that its screens' programmes need. */
interface Group {
  layoutId: string | null;
  wall: WallPlan | null;
}

/** Cache of a corporation at one version of it. */
interface Known {
  version: number;
  isOpen: boolean;
  /** Ids of the ads, and timers, by the names of what they target. */
  ads: ReadonlyMap<string, readonly string[]>;
  timers: ReadonlyMap<string, readonly Timer[]>;
  software: Software | null;
  shares: Shares;
  groups: Map<string, Group>;
  /** By layout and ads. */
  programmes: Map<string, Programme>;
  /** By device; `facts` are all of its own that a programme needs. */
  screens: Map<string, { facts: string; screen: ScreenProgramme }>;
}

/** Corporations, and programmes of one, that are kept in memory; beyond these the oldest go. */
const MOST_CORPS = 500;
const MOST_PROGRAMMES = 2000;

function keep<V>(map: Map<string, V>, key: string, value: V, most: number): V {
  if (map.size >= most) map.delete(map.keys().next().value ?? '');
  map.set(key, value);
  return value;
}

const factsOf = (device: DeviceStored): string => {
  const { uuid, name, zone, rotation, status, layoutId, groupId } = device;
  return JSON.stringify([uuid, name, zone, rotation, status === 'invalid', layoutId, groupId, targetsOf(device)]);
};

/** Returns the versions of these corporations; one that was never changed is at 0. */
export async function versionsOf(tx: Tx, corpIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.db
    .selectFrom('programme_versions')
    .select(['corp_id', 'version'])
    .where('corp_id', 'in', corpIds)
    .execute();
  const found = new Map(rows.map((row) => [row.corp_id, row.version]));
  return new Map(corpIds.map((id) => [id, found.get(id) ?? 0]));
}

/**
 * Programmes in memory. Screens that show the same share one, and a sync that brings nothing new builds none. The
 * database itself moves a corporation's version with every change of what programmes are made of
 * (server/store/watched.ts), so what is kept here is never older than its version, whichever process wrote.
 */
export class Programmes {
  readonly #corps = new Map<string, Known>();

  /** Returns a screen's programme. `version` was read before, in the same transaction, which sees one corporation. */
  async of(tx: Tx, device: DeviceStored, version: number): Promise<ScreenProgramme> {
    const known = await this.#known(tx, device.corpId, version);
    const facts = factsOf(device);
    const kept = known.screens.get(device.id);
    if (kept?.facts === facts && kept.screen.programme.until > tx.now) return kept.screen;
    const group = device.groupId ? await groupOf(tx, known, device.groupId) : null;
    const programme = await this.#programme(tx, known, device, group);
    const wall = placeIn(group?.wall ?? null, device);
    const screen = forScreen(programme, device, {
      timers: timersFor(known, device),
      wall,
      software: known.software,
      paces: pacesOf(known.shares, programme.shown, device, timersFor(known, device)),
    });
    known.screens.set(device.id, { facts, screen });
    return screen;
  }

  async #known(tx: Tx, corpId: string, version: number): Promise<Known> {
    const kept = this.#corps.get(corpId);
    if (kept?.version === version) return kept;
    const corporation = await tx.corporations.one(corpId, { fields: ['status'] });
    const known: Known = {
      version,
      isOpen: corporation?.status === 'enabled',
      ads: await issuedTargets(tx, corpId),
      timers: await allTimers(tx, corpId),
      software: await softwareFor(tx, corpId),
      shares: await sharesIn(tx, corpId),
      groups: new Map(),
      programmes: new Map(),
      screens: new Map(),
    };
    return keep(this.#corps, corpId, known, MOST_CORPS);
  }

  async #programme(tx: Tx, known: Known, device: DeviceStored, group: Group | null): Promise<Programme> {
    const layoutId = device.layoutId ?? group?.layoutId ?? null;
    const adIds = device.status === 'invalid' || !known.isOpen ? [] : adsAt(known, device);
    const key = [layoutId, ...adIds].join('\n');
    const kept = known.programmes.get(key);
    if (kept && kept.until > tx.now) return kept;
    const rows = await tx.ads.many(adIds);
    const ads = rows.filter(({ endAt }) => (endAt ?? 0) > tx.now).slice(0, MOST_ADS);
    const programme = await buildProgramme(tx, device.corpId, await readLayoutOf(tx, layoutId), ads);
    return keep(known.programmes, key, programme, MOST_PROGRAMMES);
  }
}

/** Ids of the ads that target a screen in any way. */
const adsAt = ({ ads }: Known, device: DeviceStored): string[] =>
  [...new Set(targetsOf(device).flatMap((name) => ads.get(name) ?? []))].toSorted();

const timersFor = ({ timers }: Known, device: DeviceStored): Timer[] =>
  targetsOf(device)
    .flatMap((name) => timers.get(name) ?? [])
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, MOST_TIMERS);

async function groupOf(tx: Tx, { groups }: Known, groupId: string): Promise<Group> {
  const kept = groups.get(groupId);
  if (kept) return kept;
  const row = await tx.deviceGroups.one(groupId, { fields: ['layoutId'] });
  const group = { layoutId: row?.layoutId ?? null, wall: await wallOf(tx, groupId) };
  groups.set(groupId, group);
  return group;
}
