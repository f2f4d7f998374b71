import manifest from '../../../package.json' with { type: 'json' };
import { agentDownload } from '../../agentDownload.ts';
import { handler } from '../../call/handler.ts';
import type { OutputOf, SessionUser } from '../../call/types.ts';
import { logicOf, predicateContext } from '../../policies/logic.ts';
import type { Tx } from '../../store/types.ts';
import { remainingDays } from '../sessions/profile.ts';

type Home = OutputOf<'session.home'>;

/**
 * On Android and Windows the player runs in any browser: there is a page to open and nothing to install. On Linux the
 * agent can be installed, where one was built with this server (HOME-04).
 */
async function softwareOffered(): Promise<Home['software']> {
  const agent = await agentDownload();
  return [
    ...(['android', 'windows'] as const).map((type) => ({ type, version: manifest.version, url: '/player' })),
    { type: 'linux' as const, version: agent?.version ?? '', url: agent?.url ?? null },
  ];
}

interface Ads extends Pick<Home, 'ads' | 'impressions'> {
  way: Omit<Home['flow'], 'devices'>;
}

const NO_ADS: Home['ads'] = { playing: 0, pendingPlay: 0, pendingApproval: 0, disapproved: 0, expired: 0 };
const NOTHING: Ads = { ads: NO_ADS, impressions: 0, way: { ads: 0, waiting: 0, reviewed: 0, played: 0 } };
const NO_DEVICES: Home['devices'] = {
  all: 0,
  online: 0,
  offline: 0,
  expired: 0,
  expiring: 0,
  inactive: 0,
  exception: 0,
};

/** Returns the numbers of the home page (HOME-01 to HOME-03), within the caller's scope; eight queries at most. */
export const home = handler('session.home', async ({ tx, user, now, at }) => {
  const corporation = await tx
    .as({ kind: 'system', corpId: user.corpId })
    .corporations.one(user.corpId, { fields: ['trialEndAt'] });
  const { ads, impressions, way } = user.can('ad.view') ? await countAds(tx, user) : NOTHING;
  const devices = user.system === 'YXF' && user.can('device.view') ? await countDevices(tx, user, now) : NO_DEVICES;
  return {
    remainingDays: remainingDays(corporation?.trialEndAt, now),
    deviceCount: devices.all,
    ads,
    devices,
    flow: { devices: devices.all, ...way },
    impressions,
    software: (await softwareOffered()).map(({ url, ...one }) => ({ ...one, url: url === null ? null : at(url) })),
  };
});

async function countAds(tx: Tx, user: SessionUser): Promise<Ads> {
  const by = await tx.ads.countBy('status');
  const of = (status: string) => by.get(status) ?? 0;
  const all = totalOf(by);
  return {
    ads: {
      playing: of('playing'),
      pendingPlay: of('pendingPlay'),
      pendingApproval: of('pendingApproval'),
      disapproved: of('disapproved'),
      expired: of('expired'),
    },
    impressions: user.can('ad.monitor') ? await tx.ads.sum('impressions') : 0,
    way: {
      ads: all,
      waiting: of('pendingApproval'),
      reviewed: all === 0 ? 0 : await tx.ads.count((eb) => eb('reviewed_at', 'is not', null)),
      played: all === 0 ? 0 : await tx.ads.count((eb) => eb('impressions', '>', 0)),
    },
  };
}

const totalOf = (by: ReadonlyMap<string, number>): number => [...by.values()].reduce((sum, each) => sum + each, 0);

async function countDevices(tx: Tx, user: SessionUser, now: number): Promise<Home['devices']> {
  const by = await tx.devices.countBy('status');
  const of = (status: string) => by.get(status) ?? 0;
  const { views } = logicOf('device');
  const inView = async (name: string) => {
    const predicate = views[name];
    // The number opens the list in this view, so it is counted by the view's own condition.
    return predicate ? tx.devices.count((eb) => predicate(eb, predicateContext({ now, user }))) : 0;
  };
  return {
    all: totalOf(by),
    online: of('online'),
    offline: of('offline'),
    expired: of('invalid'),
    expiring: await inView('expiring'),
    inactive: of('inactive'),
    exception: await inView('exception'),
  };
}
