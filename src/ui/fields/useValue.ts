import { useFieldValue } from 'react-admin';

/** Props of every field: the path of its value in the record. */
export interface FieldProps {
  source: string;
}

/** Returns the value as `unknown`, as the server sent it. */
export const useValue = (source: string): unknown => useFieldValue({ source, defaultValue: null });

/** Returns whether there is nothing to show. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
