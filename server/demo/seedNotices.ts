import { importDetail } from '#core/importDetail.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';

const HOUR_MS = DAY_MS / 24;
const RECIPIENTS = ['ops@example.com', 'night-shift@example.com'];
const BLURRED = '画面模糊，请更换清晰素材后重新提交。';

/**
 * What the operator of the demo hears of: an ad that was refused, an import that ended, and one notice that was read; and
 * the settings of warnings, mails and software. What is true of the screens themselves is told by the tick.
 */
export async function seedNotices(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const { now } = demo;
  const creatorId = known(demo.accounts, 'operator');
  const [ad] = await own.ads.find((eb) => eb('status', '=', 'disapproved'), { limit: 1 });
  const imports = await own.importTasks.find((eb) => eb('creator_id', '=', creatorId), {
    orderBy: ['createdAt', 'desc'],
  });
  if (ad)
    await own.notices.insert({
      creatorId,
      kind: 'adRefused',
      entity: 'ad',
      recordId: ad.id,
      subject: ad.name,
      detail: ad.reason ?? BLURRED,
      cause: `adRefused ${ad.id} ${now}`,
      createdAt: now - 3 * HOUR_MS,
    });
  for (const [index, { id, fileName, done, failed, createdAt }] of imports.entries())
    await own.notices.insert({
      creatorId,
      kind: 'importEnded',
      entity: 'importTask',
      recordId: id,
      subject: fileName,
      detail: importDetail({ done: done ?? 0, failed: failed ?? 0 }),
      cause: `importEnded ${id}`,
      createdAt: createdAt + 4_000,
      ...(index > 0 ? { readAt: createdAt + HOUR_MS } : {}),
    });
  await own.warningSettings.insert({
    creatorId,
    offline: true,
    offlineMinutes: 60,
    recipients: RECIPIENTS,
    temperature: 37.3,
    waterLevel: 20,
    language: 'zh_cn',
  });
  await own.softwareSettings.insert({ selfStart: true, selfStartSeconds: 15, forcedShutdown: false });
  await own.noticeSettings.insert({
    creatorId,
    mailKinds: ['adRefused', 'screenOffline', 'pointExpires'],
    pointDays: 15,
  });
}
