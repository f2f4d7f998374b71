import type { DeviceSlots } from '#generated/console/devices/slots.gen.tsx';
import './devices.css';
import { TextInput, useTranslate, useRecordContext } from 'react-admin';
import { useInputProps } from '#src/ui/inputs/inputProps.ts';
import { useWatch } from 'react-hook-form';

/** Returns typed text as a device number: capital letters and digits, at most eight. */
export const deviceNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 8);

const STEPS = ['open', 'read', 'type'] as const;

/** Picture of a screen with its number, and what to do; only in the create form, with the text typed so far. */
function NumberGuide() {
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

const figures = {
  htmlInput: {
    maxLength: 8,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    className: 'device-number',
  },
} as const;

/** The number that the screen shows, typed as one reads it: small letters, spaces and dashes are put right (DEV-03). */
function DeviceNumberInput() {
  const translate = useTranslate();
  const { helperText, ...shared } = useInputProps({ source: 'uuid', required: true });
  return (
    <TextInput
      {...shared}
      parse={deviceNumber}
      helperText={helperText || translate('devices.numberHelp')}
      slotProps={figures}
      placeholder="A1B2C3D4"
    />
  );
}

/** A screen is added by the number that it shows (DEV-03). */
export const slots: DeviceSlots = {
  inputs: { uuid: <DeviceNumberInput /> },
  form: { above: <NumberGuide /> },
};
