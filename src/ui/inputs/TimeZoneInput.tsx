import { AutocompleteInput } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

const zones = () => Intl.supportedValuesOf('timeZone').map((id) => ({ id, name: id.replaceAll('_', ' ') }));

/** A zone of the IANA table, found by typing. */
export function TimeZoneInput(props: InputProps) {
  const shared = useInputProps(props);
  return <AutocompleteInput {...shared} choices={zones()} translateChoice={false} noOptionsText="ui.noMatches" />;
}
