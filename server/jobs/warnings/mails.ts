import { brandName } from '../../commands/brandName.ts';
import type { Language } from '#core/protocol/envelope.ts';
import type { WarningSettingStored } from '#generated/server/warning-settings.gen.ts';
import { postMail } from '../../commands/postMail.ts';
import type { Config } from '../../config.ts';
import { sensorMail } from '../../mail/sensorMail.ts';
import { pageUrl, recordPath } from '../../policies/pageUrl.ts';
import { callerOf } from '../../policies/sessionUser.ts';
import type { Tx } from '../../store/types.ts';
import type { Found, WarningKind } from './measures.ts';

/** Causes that the warning settings of an account mail of (ME-02). */
export const MAILED = ['temperature', 'waterLevel'] as const satisfies readonly WarningKind[];

/** Returns the transaction as the account of these settings sees it; null where it may not look at sensors, or has no recipient. */
export async function asSeenBy(tx: Tx, { corpId, creatorId, recipients }: WarningSettingStored): Promise<Tx | null> {
  if (creatorId === null || !Array.isArray(recipients) || recipients.length === 0) return null;
  const caller = await callerOf(tx, creatorId, corpId);
  if (typeof caller === 'string' || !caller.can('epidemic.view')) return null;
  return tx.as({ kind: 'user', user: { ...caller, corpIds: [corpId] } });
}

/** Mails the recipients of an account's warning settings that a sensor crossed its threshold: once until it is well again (ME-02). */
export async function mailSensor(
  tx: Tx,
  config: Config,
  { setting, kind, found }: { setting: WarningSettingStored; kind: (typeof MAILED)[number]; found: Found },
): Promise<void> {
  const { corpId, recipients, sender } = setting;
  const language: Language = setting.language === 'en_us' ? 'en_us' : 'zh_cn';
  const path = recordPath(found.of, found.id, 'YXF');
  const settingsUrl = pageUrl(config, '/personal_center?part=warning');
  const threshold = kind === 'temperature' ? `${setting.temperature ?? 37.3} °C` : `${setting.waterLevel ?? 20} %`;
  const texts = sensorMail(
    {
      brand: await brandName(tx, config, corpId),
      kind,
      name: found.name,
      measured: found.measured,
      threshold,
      url: path === undefined ? undefined : pageUrl(config, path),
      settingsUrl,
    },
    language,
  );
  for (const recipient of Array.isArray(recipients) ? recipients.map(String) : [])
    await postMail(tx, {
      corpId,
      recipient,
      cause: `${kind} ${found.id} ${tx.now}`,
      ...(sender === null ? {} : { replyTo: sender }),
      ...texts,
    });
}
