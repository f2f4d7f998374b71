import { useTranslate } from 'react-admin';
import { limits } from '#generated/model/limits.gen.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = limits.expiringSoon / DAY_MS;

/** Days left of the trial (HOME-01); nothing where there is none. */
export function TrialNote({ days }: { days: number | null }) {
  const translate = useTranslate();
  if (days === null) return null;
  const tone = days < SOON_DAYS ? 'trial trial-soon' : 'trial';
  return (
    <p className={tone}>
      <span>{translate('home.trial')}</span>
      <strong>{days > 0 ? translate('home.trialDays', { smart_count: days }) : translate('home.trialOver')}</strong>
    </p>
  );
}
