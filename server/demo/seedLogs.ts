import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { changesOf, displayOf } from '../policies/changes.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';
import { accounts } from './people.ts';

interface Line {
  call: string;
  by: string;
  at: number;
  targetId: string;
  targetName: string;
  before?: unknown;
  after?: unknown;
  code?: number;
}

const HOUR_MS = 3_600_000;

/** Returns log lines for the creation and the review of each ad, from the ad's own fields. */
async function adLines(demo: DemoContext): Promise<Line[]> {
  const rows = await ownerTx(demo).ads.find((eb) => eb('reviewed_at', 'is not', null));
  return rows.flatMap((row): Line[] => {
    const target = { targetId: row.id, targetName: displayOf(adMeta, row) };
    const made = { ...row, status: 'pendingApproval', downloadStatus: 'pending', reviewerId: null, reviewedAt: null };
    const at = row.reviewedAt ?? demo.now;
    const isGood = row.status !== 'disapproved';
    const reviewed = { status: isGood ? 'pendingPlay' : 'disapproved', reason: isGood ? null : row.reason };
    return [
      {
        call: 'ad.create',
        by: 'editor_dept',
        at: at - HOUR_MS,
        ...target,
        after: changesOf(adMeta, {}, { ...made, reason: null }, { system: 'YXF' }).after,
      },
      {
        call: isGood ? 'ad.approve' : 'ad.reject',
        by: 'reviewer',
        at,
        ...target,
        before: { status: 'pendingApproval', reason: null },
        after: reviewed,
      },
    ];
  });
}

/** Returns log lines of other recent calls: a moved screen, a renewed point, and a refused call that came too late. */
async function otherLines(demo: DemoContext): Promise<Line[]> {
  const own = ownerTx(demo);
  const screen = (name: string) => ({ targetId: known(demo.devices, name).id, targetName: name });
  const [expired] = await own.ads.find((eb) => eb('status', '=', 'expired'));
  const lines: Line[] = [
    {
      call: 'device.update',
      by: 'operator',
      at: demo.now - 2 * DAY_MS,
      ...screen('旗舰店·收银台'),
      before: { groupId: known(demo.groups, '写字楼'), leader: null },
      after: { groupId: known(demo.groups, '徐汇门店'), leader: '陆店' },
    },
    {
      call: 'device.update',
      by: 'editor_dept',
      at: demo.now - 5 * HOUR_MS,
      ...screen('港汇·中庭立柱'),
      before: { deptId: known(demo.departments, 'east') },
      after: { deptId: known(demo.departments, 'store') },
    },
  ];
  if (expired)
    lines.push({
      call: 'ad.start',
      by: 'editor_dept',
      at: demo.now - 3 * HOUR_MS,
      targetId: expired.id,
      targetName: displayOf(adMeta, expired),
      code: errors.NOT_ALLOWED_NOW.code,
    });
  return lines;
}

/** Seeds the operation log of the last weeks; otherwise the page would show sign-ins only. */
export async function seedLogs(demo: DemoContext): Promise<void> {
  const log = ownerTx(demo).operationLogs;
  const lines = [...(await adLines(demo)), ...(await otherLines(demo))].toSorted((a, b) => a.at - b.at);
  for (const { by, at, call, before, after, code = 0, ...target } of lines) {
    const person = accounts.find(({ userName }) => userName === by);
    await log.insert({
      ...target,
      call,
      entity: call.replace(/\..*/, ''),
      code,
      createdAt: at,
      creatorId: known(demo.accounts, by),
      userName: by,
      realName: person?.realName ?? null,
      deptId: known(demo.departments, by === 'operator' || by === 'reviewer' ? 'head' : 'east'),
      ip: '192.168.1.20',
      before: before ?? null,
      after: after ?? null,
    });
  }
}
