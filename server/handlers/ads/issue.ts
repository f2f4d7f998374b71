import { mayChoose } from '#core/entity/choosable.ts';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { adInputs } from '#generated/server/inputs/ads.gen.ts';
import { itemReply } from '../../call/answer.ts';
import { handler } from '../../call/handler.ts';
import { refusalOf, refuse, type RefusedError } from '../../call/refuse.ts';
import type { HandlerContext, InputOf, LogEntry, OutputOf, SessionUser } from '../../call/types.ts';
import { displayOf } from '../../policies/changes.ts';
import { entityOf, tableOf, type Row } from '../../policies/tableOf.ts';
import { checkAdTarget } from '../../commands/wholeTarget.ts';
import { isIssuedTo } from '../../player/targets.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { recordOf } from '../crud/create.ts';
import { create } from './create.ts';
import { checkSlots } from './slots.ts';
import { update } from './update.ts';

type Context = HandlerContext<InputOf<'ad.issue'>>;
type Result = OutputOf<'ad.issue'>['results'][number];
type TargetType = InputOf<'ad.issue'>['targetType'];

/** Longest name of an ad (schemas/ad.yaml). */
const MOST_NAME = 50;

/** States of ads that can be issued: all but those that are over or were disapproved. */
export const ISSUABLE = ['pendingApproval', 'pendingPlay', 'playing', 'paused'] as const;

/**
 * Says how an ad takes more targets along. A change of targets sends an ad to review and off every screen (AD-18): one
 * that waits for review anyway is changed, any other goes on as it is and a copy of it waits for review.
 */
export const howOf = (
  { status, targetType: own }: Pick<AdStored, 'status' | 'targetType'>,
  targetType: TargetType,
  user: Pick<SessionUser, 'can'>,
): 'added' | 'copied' =>
  status === 'pendingApproval' && own === targetType && user.can('ad.edit') ? 'added' : 'copied';

/** Refuses an ad that cannot be issued to anything: not the caller's type, over, disapproved. */
function checkAd(ad: AdStored, { user, now }: Context): void {
  const type = adMeta.fields.find(({ name }) => name === 'type');
  if (type && !mayChoose(type, ad.type, user.can)) throw refuse('NO_PERMISSION', { field: 'type' });
  if (!ISSUABLE.some((status) => status === ad.status)) throw refuse('AD_NOT_ISSUABLE');
  if (ad.endAt === null || ad.endAt < now + limits.scheduling) throw refuse('AD_OVER');
}

/** Refuses one target: unknown, named by the ad already, or a screen without its slot. */
async function checkTarget(
  { tx, user, input: { targetType } }: Context,
  ad: AdStored,
  targetId: string,
): Promise<void> {
  const target = await tableOf(tx, targetType).one(targetId, { lock: 'reference' });
  if (!target) throw refuse('NOT_FOUND');
  if (target['corpId'] !== ad.corpId)
    throw refuse('PAYLOAD_INVALID', { issues: [{ path: 'targetIds', rule: 'otherCorporation', args: {} }] });
  if (ad.targetType === targetType && (ad.targetIds ?? []).includes(targetId)) throw refuse('AD_ISSUED_ALREADY');
  if (targetType !== 'device')
    return checkAdTarget(tx, { targetType, targetIds: [targetId] }, { user, corpId: ad.corpId });
  const isIssued = isIssuedTo(target as unknown as DeviceStored, ad.corpId);
  if ((await tx.ads.count((eb) => eb.and([eb('id', '=', ad.id), isIssued(eb)]))) > 0) throw refuse('AD_ISSUED_ALREADY');
  await checkSlots(tx, { ...ad, targetType, targetIds: [targetId] });
}

/** The payload that creates the same ad for other targets: with its content, its end, and a start that still lies ahead. */
function copyOf(ad: AdStored, name: string, { input, now }: Context, targetIds: readonly string[]) {
  const record = recordOf(adMeta, ad);
  const taken = adMeta.fields.filter(
    ({ in: calls, readOnly, derived }) => calls.includes('create') && !readOnly && !derived,
  );
  const values = Object.fromEntries(
    taken.flatMap(({ name: field }) => {
      const value = record[field];
      return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
        ? []
        : [[field, value]];
    }),
  );
  const { startAt: _, ...rest } = values;
  const begins = ad.startAt !== null && ad.startAt >= now + limits.scheduling;
  return adInputs.create.parse({
    ...(begins ? values : { ...rest, startsApproved: true }),
    // The end is kept as it is: a duration by name would be counted from the new start.
    promotion: 'other',
    name,
    targetType: input.targetType,
    targetIds,
  });
}

/** Gives an ad these targets; returns the ad that has them. */
async function give(context: Context, ad: AdStored, targets: readonly Row[]): Promise<string> {
  const { targetType } = context.input;
  const ids = targets.map(({ id }) => id);
  if (howOf(ad, targetType, context.user) === 'added') {
    await update.run({ ...context, input: { id: ad.id, targetIds: [...(ad.targetIds ?? []), ...ids] } });
    return ad.id;
  }
  const entity = entityOf(targetType);
  const of = entity && targets[0] ? displayOf(entity, targets[0]) : '';
  const name = `${ad.name ?? ''} · ${of}`.slice(0, MOST_NAME);
  const made = (await create.run({ ...context, input: copyOf(ad, name, context, ids) })) as { id: string };
  return made.id;
}

/** Issues one ad: the targets that are refused say why, the others get it together. */
async function issueOne(context: Context, adId: string): Promise<Result[]> {
  const { tx, input, language } = context;
  const refusedFor = (refused: RefusedError, targetId: string): Result => {
    const { code, message } = itemReply(refused, language, refused.code === 'NOT_FOUND' ? input.targetType : 'ad');
    return { adId, targetId, code, message, how: null, issuedId: null };
  };
  try {
    const ad = await tx.ads.one(adId, { lock: 'change' });
    if (!ad) throw refuse('NOT_FOUND');
    checkAd(ad, context);
    const results: Result[] = [];
    const targets: Row[] = [];
    for (const targetId of input.targetIds) {
      try {
        await checkTarget(context, ad, targetId);
        targets.push((await tableOf(tx, input.targetType).one(targetId))!);
      } catch (error) {
        const refused = refusalOf(error);
        if (!refused) throw error;
        results.push(refusedFor(refused, targetId));
      }
    }
    if (targets.length === 0) return results;
    const how = howOf(ad, input.targetType, context.user);
    const issuedId = await give(context, ad, targets);
    return [...results, ...targets.map(({ id }) => ({ adId, targetId: id, code: 0, message: 'ok', how, issuedId }))];
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    throw new Refused(
      input.targetIds.map((targetId) => refusedFor(refused, targetId)),
      refused,
    );
  }
}

/** An ad that was refused for all of its targets: thrown, so that its savepoint is rolled back. */
class Refused extends Error {
  readonly results: readonly Result[];
  constructor(results: readonly Result[], cause: RefusedError) {
    super(cause.message, { cause });
    this.results = results;
  }
}

/** Issues ads to targets of one kind, each ad in its own savepoint, with the outcome of each target (DEV-10, DEV-11). */
export const issue = handler('ad.issue', async (context) => {
  const results: Result[] = [];
  for (const adId of context.input.adIds) {
    const lines: LogEntry[] = [];
    try {
      const item = { ...context, log: (line: LogEntry) => void lines.push(line) };
      results.push(...(await context.tx.savepoint(() => issueOne(item, adId))));
      lines.forEach(context.log);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      results.push(...error.results);
      context.log({ targetId: adId, code: error.results[0]?.code ?? 0 });
    }
  }
  return { results };
});
