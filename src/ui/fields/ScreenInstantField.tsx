import { useReference } from 'react-admin';
import { useCanSee } from '../permission.ts';
import { InstantField } from './InstantField.tsx';
import type { ReferenceTarget } from './ReferenceName.tsx';
import { useValue, type FieldProps } from './useValue.ts';

type ScreenInstantFieldProps = FieldProps &
  ReferenceTarget & {
    /** Sibling field that names the screen. */
    by: string;
  };

/**
 * An instant at a screen: by the reader's clock, and by that of the screen where it shows another time (x-zone, DEV-17). The
 * zones of all rows come with the call for their names.
 */
export function ScreenInstantField({ source, by, resource, perm, systems }: ScreenInstantFieldProps) {
  const id = useValue(by);
  const enabled = useCanSee()({ perm, systems }) && typeof id === 'string' && id !== '';
  const { referenceRecord } = useReference({ reference: resource, id: String(id), options: { enabled } });
  return <InstantField source={source} zone={referenceRecord?.['zone']} />;
}
