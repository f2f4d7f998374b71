import { useFieldValue } from 'react-admin';

/** What every field takes: which value of the record in context it shows. */
export interface FieldProps {
  source: string;
}

/** Returns the value as what came over the wire, still to be looked at. */
export const useValue = (source: string): unknown => useFieldValue({ source, defaultValue: null });

/** Says whether there is nothing to show. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
