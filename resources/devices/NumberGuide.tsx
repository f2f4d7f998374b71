import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

const STEPS = ['open', 'read', 'type'] as const;

/** A screen as it shows its number, and what to do; only where a device is added, with what was typed so far. */
export function NumberGuide() {
  const translate = useTranslate();
  const record = useRecordContext();
  const typed: unknown = useWatch({ name: 'uuid' });
  if (record?.id !== undefined) return null;
  const shown = (typeof typed === 'string' ? typed : '').padEnd(8, '·');
  return (
    <section className="number-guide" aria-label={translate('devices.guide.title')}>
      <div className="number-screen" aria-hidden="true">
        <small>{translate('devices.guide.title')}</small>
        <p>
          <span>{shown.slice(0, 4)}</span>
          <span>{shown.slice(4)}</span>
        </p>
      </div>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{translate(`devices.guide.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
