import type { DeviceSlots } from '#generated/console/devices/slots.gen.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { deviceSentences } from './sentences.ts';
import './devices.css';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

const STEPS = ['open', 'read', 'type'] as const;

/** Picture of a screen with its code, and what to do; only in the create form, with the text typed so far. */
function NumberGuide() {
  const translate = useSentences(deviceSentences);
  const record = useRecordContext();
  const typed: unknown = useWatch({ name: 'uuid' });
  if (record?.id !== undefined) return null;
  const text = typeof typed === 'string' ? typed : '';
  const shown = text.padEnd(text.length > 6 ? 8 : 6, '·');
  const half = shown.length / 2;
  return (
    <section className="number-guide" aria-label={translate('devices.guide.title')}>
      <div className="number-screen" aria-hidden="true">
        <small>{translate('devices.guide.title')}</small>
        <p>
          <span>{shown.slice(0, half)}</span>
          <span>{shown.slice(half)}</span>
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

/** A screen is added by what it shows (DEV-03, DEV-16). */
export const slots: DeviceSlots = {
  form: { above: <NumberGuide /> },
};
