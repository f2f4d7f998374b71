import { bothLanguages, useSentences } from '../sentences.ts';
import { TextField } from './TextField.tsx';
import { isEmpty, useValue, type FieldProps } from './useValue.ts';
import './fields.css';

/** Words of the mark, which come with the field. */
export const localSentences = bothLanguages(
  { ui: { local: { mark: 'local', said: 'By the clock of each screen' } } },
  { ui: { local: { mark: '当地', said: '以每块屏幕当地的时钟为准' } } },
);

/** A time of day that each screen takes by its own clock, and says so (x-zone: each, DEV-17). */
export function LocalTimeField(props: FieldProps) {
  const value = useValue(props.source);
  const say = useSentences(localSentences);
  if (isEmpty(value)) return <TextField {...props} />;
  return (
    <span title={say('ui.local.said')} className="field-nowrap">
      <TextField {...props} /> <small className="field-zone">{say('ui.local.mark')}</small>
    </span>
  );
}
