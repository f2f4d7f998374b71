import { useId } from 'react';
import type { IconName } from '#core/entity/icons.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { adSentences } from './sentences.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  device: 'device',
  deviceGroup: 'deviceGroup',
  deviceSet: 'deviceSet',
  tag: 'tag',
  store: 'store',
};

interface TargetTypesProps {
  types: readonly string[];
  value: string;
  isLocked: boolean;
  onChoose: (type: string) => void;
}

/** The kinds of target as cards of one choice, each with what it is for. */
export function TargetTypes({ types, value, isLocked, onChoose }: TargetTypesProps) {
  const translate = useSentences(adSentences);
  const name = useId();
  return (
    <fieldset className="target-types" disabled={isLocked}>
      <legend>{translate('resources.ads.fields.targetType')}</legend>
      {types.map((type) => (
        <label key={type} className={type === value ? 'target-type target-type-chosen' : 'target-type'}>
          <input
            type="radio"
            name={name}
            value={type}
            checked={type === value}
            onChange={() => onChoose(type)}
            className="visually-hidden"
          />
          <Icon name={ICONS[type]} />
          <strong>{translate(`resources.ads.values.targetType.${type}`)}</strong>
          <small>{translate(`ads.targetHelp.${type}`)}</small>
        </label>
      ))}
    </fieldset>
  );
}
