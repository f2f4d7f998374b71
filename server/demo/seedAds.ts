import { nextNumber } from '../commands/nextNumber.ts';
import { adContent } from '../commands/adContent.ts';
import { countAd } from '../commands/campaignCount.ts';
import type { AdStored } from '#generated/server/ads.gen.ts';
import { DAY_MS, known, ownerTx, type DemoContext, type DemoDevice } from './context.ts';
import { ads, type DemoAd } from './ads.ts';
import { seedPlays, SHOWING_MS } from './seedPlays.ts';
import { screens } from './screens.ts';

/** Statuses of screens that have never downloaded anything. */
const SILENT: ReadonlySet<string> = new Set(['inactive', 'invalid']);

/** Seeds the delivery of a playing ad to each of its screens (AD-08): complete, except one screen that could not fetch a file. */
export async function seedDeliveries(demo: DemoContext, row: AdStored, shown: readonly string[]): Promise<void> {
  const own = ownerTx(demo);
  const filesTotal = row.materials?.length ?? 0;
  for (const { name, status, hasFailed } of screens) {
    const device = demo.devices.get(name);
    if (!device || !shown.includes(name) || SILENT.has(status)) continue;
    const failed = hasFailed === true && filesTotal > 0;
    await own.adDeliveries.insert({
      adId: row.id,
      deviceId: device.id,
      status: failed ? 'failed' : 'success',
      filesDone: failed ? 0 : filesTotal,
      filesTotal,
      problem: failed ? 'fileFailed' : null,
      reportedAt: demo.now,
    });
  }
}

const REVIEWED: ReadonlySet<DemoAd['status']> = new Set([
  'playing',
  'pendingPlay',
  'paused',
  'takenDown',
  'expired',
  'disapproved',
]);

async function campaigns(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const deptId = known(demo.departments, 'head');
  const creatorId = known(demo.accounts, 'operator');
  for (const { id, name } of await own.campaigns.find((eb) => eb('is_default', '=', 1))) demo.campaigns.set(name, id);
  for (const { plan } of ads) {
    if (demo.campaigns.has(plan)) continue;
    demo.campaigns.set(
      plan,
      (
        await own.campaigns.insert({
          name: plan,
          status: 'enabled',
          isDefault: false,
          adCount: 0,
          impressions: 0,
          deptId,
          creatorId,
        })
      ).id,
    );
  }
}

function contentOf(demo: DemoContext, { poster, text, url }: DemoAd): Partial<AdStored> {
  if (text !== undefined)
    return { kind: 'text', text, textColor: '#ffffff', backgroundColor: '#1b4965', fontSize: 96, materials: [] };
  if (url !== undefined) return { kind: 'url', url, materials: [] };
  return { kind: 'file', materials: poster === null ? [] : [known(demo.materials, poster).id] };
}

/** Returns an ad's target. */
function targetOf(demo: DemoContext, target: DemoAd['target']): Pick<AdStored, 'targetType' | 'targetIds'> {
  if ('group' in target) return { targetType: 'deviceGroup', targetIds: [known(demo.groups, target.group)] };
  if ('set' in target) return { targetType: 'deviceSet', targetIds: [known(demo.sets, target.set)] };
  if ('screen' in target) return { targetType: 'device', targetIds: [known(demo.devices, target.screen).id] };
  return { targetType: 'tag', targetIds: [known(demo.tags, target.tag)] };
}

function isShownOn(demo: DemoContext, target: DemoAd['target'], name: string, device: DemoDevice): boolean {
  if ('group' in target) return device.groupId === known(demo.groups, target.group);
  if ('set' in target) return device.sets.includes(target.set);
  return 'screen' in target ? name === target.screen : device.tags.includes(target.tag);
}

/** Seeds ads in every state, with the plays behind their numbers. */
export async function seedAds(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  await campaigns(demo);
  const { id: owner, slotId } = known(demo.corporations, 'owner');
  for (const ad of ads) {
    const { name, status, type = 'common', from, to, target, plan, advertiser, reason } = ad;
    const campaignId = known(demo.campaigns, plan);
    const draft: Partial<AdStored> = {
      name,
      type,
      status,
      slotId,
      campaignId,
      startAt: demo.now + from * DAY_MS,
      endAt: demo.now + to * DAY_MS,
      durationS: SHOWING_MS / 1000,
      position: 0,
      mute: false,
      deliveryMode: 'precise',
      ...targetOf(demo, target),
      ...(ad.windows ? { windows: ad.windows } : {}),
      ...(type === 'insertion' ? { insertionType: 'cycle', playCycleS: 600 } : {}),
      ...contentOf(demo, ad),
      advertiserId: advertiser ? known(demo.corporations, 'advertiser').id : null,
      creatorId: known(demo.accounts, 'editor_dept'),
      deptId: known(demo.departments, 'east'),
      downloadStatus: ['playing', 'paused', 'takenDown', 'expired'].includes(status) ? 'success' : 'pending',
      impressions: 0,
      interactionCount: 0,
      reason: reason ?? null,
      ...(REVIEWED.has(status)
        ? { reviewerId: known(demo.accounts, 'reviewer'), reviewedAt: demo.now + (Math.min(from, 0) - 1) * DAY_MS }
        : {}),
    };
    const row = await own.ads.insert({
      number: await nextNumber(own, 'ad', owner),
      ...draft,
      ...(await adContent(own, draft)),
    });
    await countAd(demo.tx, { corpId: row.corpId, id: campaignId }, 1);
    const shown = [...demo.devices].filter(([name, device]) => isShownOn(demo, target, name, device));
    // A screen that was never on has no plays.
    await seedPlays(
      demo,
      ad,
      row,
      shown.filter(([, { wasOn }]) => wasOn),
    );
    if (status === 'playing')
      await seedDeliveries(
        demo,
        row,
        shown.map(([screen]) => screen),
      );
  }
}
