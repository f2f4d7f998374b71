import { createContext, useContext } from 'react';
import { SelectInput } from 'react-admin';
import { useInputProps, type InputProps } from './inputProps.ts';

/** Choice that the page around a form offers. */
export interface Offered {
  id: string;
  name: string;
}

/** Choices by what they are: the pages of the layout that is edited. */
export const OfferedContext = createContext<Readonly<Record<string, readonly Offered[]>>>({});

/** Choice among what the page around the form offers: a part of the same document has no list call of its own. */
export function OfferedInput({ of, ...props }: InputProps & { of: string }) {
  const { fullWidth, margin, ...shared } = useInputProps(props);
  const choices = useContext(OfferedContext)[of] ?? [];
  return (
    <SelectInput
      {...shared}
      margin={margin}
      fullWidth={fullWidth}
      choices={[...choices]}
      translateChoice={false}
      emptyText="ui.none"
      resettable={!props.required}
    />
  );
}
