import { addPlays } from '../commands/promotion/figures.ts';
import type { Insertable } from 'kysely';
import { markPlays, type ScreenHour } from '../commands/markPlays.ts';
import type { Owned } from '../store/database.ts';
import { insertion } from '../store/insertion.ts';
import type { Tx } from '../store/types.ts';
import { markSent } from './commands.ts';
import { makeDeliveries, sumUp, type DeliveryMade } from './deliveries.ts';
import { hourStart } from '../policies/reportZone.ts';
import { addImpressions } from './plays.ts';
import { openIssues, type IssuedRow } from './issues.ts';
import { countScreen, noteStopping } from './takeDowns.ts';

type ProofRow = Insertable<Owned['proofs_of_play']>;
type Proof = Omit<ProofRow, 'corp_id'>;

const prove = insertion<ProofRow>(
  [
    'id',
    'corp_id',
    'created_at',
    'updated_at',
    'rev',
    'started_at',
    'ended_at',
    'duration_ms',
    'plays',
    'ad_id',
    'ad_name',
    'dept_id',
    'advertiser_id',
    'campaign_id',
    'group_id',
    'store_id',
    'district_code',
    'device_id',
    'device_name',
    'slot_id',
    'slot_name',
    'material_id',
    'material_name',
    'seq',
    'zone',
    'selling_mode',
    'price_fen',
  ],
  (db, rows) => db.insertInto('proofs_of_play').values(rows),
);

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * What many screens change of one record: impressions of an ad, its download status, the confirmations of a take-down;
 * which commands they were sent, what they were given, and the proofs of what they played.
 * Gathered over a batch of syncs and written once, at its end and in one order, so that neither a thousand screens with
 * one ad write it a thousand times nor two servers wait for each other in a circle.
 */
export class Sums {
  readonly #impressions = new Map<string, Map<string, number>>();
  readonly #deliveries = new Map<string, Set<string>>();
  /** Screens of take-downs by corporation: those that know, and those that have stopped. */
  readonly #stopping = new Map<string, Record<'knows' | 'hasStopped', string[]>>();
  readonly #proofs: ProofRow[] = [];
  readonly #given: DeliveryMade[] = [];
  readonly #issued: IssuedRow[] = [];
  readonly #sent = new Map<string, string[]>();
  readonly #hours = new Map<string, ScreenHour>();

  played({ corpId, deviceId, at }: ScreenHour, adId: string): void {
    this.#hours.set(`${deviceId} ${hourStart(at)}`, { corpId, deviceId, at });
    const counts = this.#impressions.get(corpId) ?? new Map<string, number>();
    this.#impressions.set(corpId, counts);
    add(counts, adId);
  }

  proved(corpId: string, proofs: readonly Proof[]): void {
    for (const proof of proofs) this.#proofs.push({ ...proof, corp_id: corpId });
  }

  /** An ad was given to a screen for the first time. */
  given(row: DeliveryMade): void {
    this.#given.push(row);
  }

  issued(rows: readonly IssuedRow[]): void {
    this.#issued.push(...rows);
  }

  delivered(corpId: string, adId: string): void {
    this.#deliveries.set(corpId, (this.#deliveries.get(corpId) ?? new Set()).add(adId));
  }

  stopping(corpId: string, id: string, hasStopped: boolean): void {
    const own = this.#stopping.get(corpId) ?? { knows: [], hasStopped: [] };
    this.#stopping.set(corpId, own);
    own[hasStopped ? 'hasStopped' : 'knows'].push(id);
  }

  sent(corpId: string, commandId: string): void {
    this.#sent.set(corpId, [...(this.#sent.get(corpId) ?? []), commandId]);
  }

  /** Writes all. `tx` sees the whole platform. */
  async write(tx: Tx): Promise<void> {
    await prove.run(tx, this.#proofs);
    await openIssues(tx, this.#issued);
    // Before the sums of their ads, which are made from them.
    await makeDeliveries(tx, this.#given);
    const groups = new Map<string, number>();
    const corps = new Set([...this.#impressions.keys(), ...this.#deliveries.keys()]);
    for (const corpId of [...corps].toSorted(byText)) {
      const own = tx.as({ kind: 'system', corpId });
      for (const adId of [...(this.#deliveries.get(corpId) ?? [])].toSorted(byText)) await sumUp(own, corpId, adId);
      await addImpressions(own, corpId, this.#impressions.get(corpId) ?? new Map(), groups);
    }
    await addPlays(tx, groups);
    if (this.#hours.size > 0) await markPlays(tx, [...this.#hours.values()]);
    for (const [corpId, { knows, hasStopped }] of [...this.#stopping].toSorted(([a], [b]) => byText(a, b))) {
      const own = tx.as({ kind: 'system', corpId });
      if (knows.length > 0) await noteStopping(own, corpId, knows.toSorted(byText), false);
      if (hasStopped.length === 0) continue;
      const counts = await noteStopping(own, corpId, hasStopped.toSorted(byText), true);
      for (const [id, count] of [...counts].toSorted(([a], [b]) => byText(a, b)))
        await countScreen(tx, id, 'confirmed', count);
    }
    for (const [corpId, ids] of [...this.#sent].toSorted(([a], [b]) => byText(a, b)))
      await markSent(tx.as({ kind: 'system', corpId }), ids.toSorted(byText));
  }
}
