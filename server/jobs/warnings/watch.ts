import { lookedAt, type Patience, type Watch } from '#core/rules/warning.ts';
import type { WarningRuleStored } from '#generated/server/warning-rules.gen.ts';
import type { WarningSettingStored } from '#generated/server/warning-settings.gen.ts';
import type { Services } from '../../services.ts';
import { alone } from '../../store/alone.ts';
import type { Tx } from '../../store/types.ts';
import { asSeenBy, MAILED, mailSensor } from './mails.ts';
import { measures, type Found } from './measures.ts';
import { beginner, end, thresholdsOf } from './rules.ts';

type Parts = Pick<Services, 'store' | 'config'>;

const MINUTE_MS = 60_000;
/** Rules and settings that are read. */
const MOST = 100_000;
/** A mail of the warning settings goes out at once, and the next one after half an hour of being well. */
const MAIL_PATIENCE: Patience = { hold: 0, quiet: 30 * MINUTE_MS };

/** Findings of one cause, and callbacks for its begin and end there. */
interface Look {
  corpId: string;
  cause: string;
  found: readonly Found[];
  patience: Patience;
  /** Returns the id of the event, if there is one. */
  begins: (found: Found) => Promise<string | null>;
  ends?: (eventId: string) => Promise<void>;
}

interface StoredWatch extends Watch {
  subjectId: string;
  eventId: string | null;
}

async function watchesOf(tx: Tx, cause: string): Promise<Map<string, StoredWatch>> {
  const rows = await tx.db
    .selectFrom('warning_watches')
    .select(['subject_id', 'phase', 'since', 'event_id'])
    .where('cause', '=', cause)
    .execute();
  return new Map(
    rows.map(({ subject_id: subjectId, phase, since, event_id: eventId }) => [
      subjectId,
      { subjectId, phase: phase as Watch['phase'], since, eventId },
    ]),
  );
}

async function keep(
  tx: Tx,
  { cause, corpId }: Look,
  subjectId: string,
  kept: (Watch & { eventId: string | null }) | null,
) {
  if (!kept) {
    await tx.db.deleteFrom('warning_watches').where('cause', '=', cause).where('subject_id', '=', subjectId).execute();
    return;
  }
  const values = { phase: kept.phase, since: kept.since, event_id: kept.eventId };
  await tx.db
    .insertInto('warning_watches')
    .values({ cause, subject_id: subjectId, corp_id: corpId, ...values })
    .onConflict((conflict) => conflict.columns(['cause', 'subject_id']).doUpdateSet(values))
    .execute();
}

/** Compares what one cause found with what is remembered of it, and writes only what changed. */
async function settle(tx: Tx, look: Look): Promise<void> {
  const before = await watchesOf(tx, look.cause);
  const found = new Map(look.found.map((one) => [one.id, one]));
  for (const id of new Set([...before.keys(), ...found.keys()])) {
    const [was, is] = [before.get(id) ?? null, found.get(id)];
    const { watch, event } = lookedAt(was, is?.level ?? 'under', tx.now, look.patience);
    let eventId = was?.eventId ?? null;
    if (event === 'begins' && is) eventId = await look.begins(is);
    if (event === 'ends' && eventId !== null) await look.ends?.(eventId);
    if (watch?.phase !== was?.phase || watch?.since !== was?.since)
      await keep(tx, look, id, watch && { ...watch, eventId });
  }
}

/** Ends what rules were watching that were switched off or deleted: nobody would ever say that it is over. */
async function dropOrphans(tx: Tx, parts: Parts, causes: ReadonlySet<string>): Promise<void> {
  const rows = await tx.db.selectFrom('warning_watches').select(['cause', 'corp_id', 'event_id']).execute();
  const orphans = rows.filter(({ cause }) => !causes.has(cause));
  for (const cause of new Set(orphans.map((row) => row.cause)))
    await tx.db.deleteFrom('warning_watches').where('cause', '=', cause).execute();
  for (const { cause, corp_id: corpId, event_id: eventId } of orphans)
    if (eventId !== null) await end(tx.as({ kind: 'system', corpId }), parts, { eventId, cause });
}

/** Watches one rule of an enterprise. */
async function watchRule(own: Tx, parts: Parts, rule: WarningRuleStored): Promise<void> {
  if (rule.kind === null) return;
  await settle(own, {
    corpId: rule.corpId,
    cause: rule.id,
    found: await measures[rule.kind](own, thresholdsOf(rule)),
    patience: { hold: (rule.holdMinutes ?? 0) * MINUTE_MS, quiet: (rule.quietMinutes ?? 10) * MINUTE_MS },
    begins: beginner(own, parts, rule),
    ends: (eventId) => end(own, parts, { eventId, cause: rule.id }),
  });
}

/** Watches the rules of all enterprises (MON-03), each by itself; returns their causes. */
async function watchRules(tx: Tx, parts: Parts, failures: unknown[]): Promise<string[]> {
  const rules = await tx.warningRules.find((eb) => eb('is_on', '=', 1), { limit: MOST });
  for (const rule of rules)
    await alone(tx, failures, () => watchRule(tx.as({ kind: 'system', corpId: rule.corpId }), parts, rule));
  return rules.map(({ id }) => id);
}

/** Returns the enterprises that have sensors: nobody else is mailed of any. */
async function withSensors(tx: Tx): Promise<string[]> {
  const db = tx.acrossCorps('sensors of all enterprises are watched');
  const found = new Set<string>();
  for (const table of ['temperature_devices', 'handwashing_devices'] as const)
    for (const { corp_id: id } of await db.selectFrom(table).select('corp_id').distinct().execute()) found.add(id);
  return [...found];
}

const causeOf = ({ id }: WarningSettingStored, kind: (typeof MAILED)[number]): string => `${id} ${kind}`;

/** Watches the thresholds of one account's warning settings; false if it may not look at sensors. */
async function watchSetting(tx: Tx, { config }: Parts, setting: WarningSettingStored): Promise<boolean> {
  const seen = await asSeenBy(tx, setting);
  if (!seen) return false;
  const { temperature: celsius, waterLevel: percent } = setting;
  const thresholds = { minutes: 0, freeMb: 0, celsius: celsius ?? 37.3, percent: percent ?? 20 };
  for (const kind of MAILED)
    await settle(tx, {
      corpId: setting.corpId,
      cause: causeOf(setting, kind),
      found: await measures[kind](seen, thresholds),
      patience: MAIL_PATIENCE,
      begins: async (found) => {
        await mailSensor(tx, config, { setting, kind, found });
        return null;
      },
    });
  return true;
}

/** Watches the thresholds of the accounts' own warning settings, which mail (ME-02), each by itself; returns their causes. */
async function watchSettings(tx: Tx, parts: Parts, failures: unknown[]): Promise<string[]> {
  const corpIds = await withSensors(tx);
  const settings = await tx.warningSettings.find(
    (eb) => eb.and([eb('recipients', 'is not', null), eb('corp_id', 'in', [...corpIds, ''])]),
    { limit: MOST },
  );
  const causes: string[] = [];
  for (const setting of settings)
    if ((await alone(tx, failures, () => watchSetting(tx, parts, setting))) !== false)
      causes.push(...MAILED.map((kind) => causeOf(setting, kind)));
  return causes;
}

/**
 * Looks at what the early-warning centre watches: events begin and end, notices and mails are written, all in one
 * transaction, so that no restart tells of anything twice (MON-03). Returns what failed: a rule that cannot be looked at
 * stops no other.
 */
export async function watchWarnings(tx: Tx, parts: Parts): Promise<unknown[]> {
  const failures: unknown[] = [];
  const causes = [...(await watchRules(tx, parts, failures)), ...(await watchSettings(tx, parts, failures))];
  await dropOrphans(tx, parts, new Set(causes));
  return failures;
}
