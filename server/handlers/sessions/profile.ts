import { isOpenTo } from '#core/entity/menuEntry.ts';
import { wholeDays } from '#core/entity/rule.ts';
import { EDITIONS, type MenuSection, type System } from '#core/entity/meta.ts';
import type { OutputOf, SessionUser } from '../../call/types.ts';
import { menu } from '#generated/model/menu.gen.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { Tx } from '../../store/types.ts';

/** Facts of the signed-in user for the console (SES-10); `login` adds the token. */
export type Profile = OutputOf<'session.menu'>;

type Caller = Omit<SessionUser, 'sessionId'>;

/** Returns the remaining days of the trial; null without a trial. */
export function remainingDays(trialEndAt: number | null | undefined, now: number): number | null {
  return trialEndAt === null || trialEndAt === undefined ? null : Math.max(0, wholeDays(trialEndAt - now) ?? 0);
}

/** Returns the sidebar of a system without pages that the caller may not open, and without empty headings (HOME-05). */
function menuOf(system: System, can: (permission: string) => boolean): Profile['menuList'] {
  const sections: readonly MenuSection[] = menu;
  return sections
    .filter(({ systems }) => systems.includes(system))
    .map(({ key, entries }) => ({
      key,
      entries: entries
        .filter((entry) => isOpenTo(entry, system, can))
        .map(({ key: entryKey, label, path, icon }) => ({
          key: entryKey,
          label,
          path,
          ...(icon === undefined ? {} : { icon }),
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const codeOf = new Map<string, number>(Object.entries(permissions).map(([name, { code }]) => [name, code]));

/** Says whether a caller is offered a page: the platform's own are not, whoever else holds their permission (NET-10). */
const offeredTo =
  ({ can, codes }: Caller) =>
  (permission: string): boolean => {
    const code = codeOf.get(permission);
    return can(permission) && (code === undefined || codes.has(code));
  };

/** Returns the signed-in user with menu and permission codes. */
export async function profileOf(tx: Tx, caller: Caller, now: number): Promise<Profile> {
  const corporation = await tx.as({ kind: 'system', corpId: caller.corpId }).corporations.one(caller.corpId);
  if (!corporation) throw refuse('LOGIN_TIMEOUT');
  return {
    userId: caller.userId,
    corpId: caller.corpId,
    deptId: caller.deptId,
    userName: caller.userName,
    realName: caller.realName,
    crmCode: corporation.number ?? '',
    companyName: corporation.name ?? '',
    versionLevel: EDITIONS.find((edition) => edition === caller.edition) ?? EDITIONS[0],
    remainingDays: remainingDays(corporation.trialEndAt, now),
    system: caller.system,
    menuList: menuOf(caller.system, offeredTo(caller)),
    permissionList: [...caller.codes].map((code) => ({ code })),
    mustChangePassword: caller.mustChangePassword,
  };
}
