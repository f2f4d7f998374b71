import { useTranslate } from 'react-admin';
import { useDistrict } from '../districts/useDistricts.ts';
import { Empty } from './Empty.tsx';
import { useValue, type FieldProps } from './useValue.ts';

/** A district by its names from the province down. */
export function DistrictNameField({ source }: FieldProps) {
  const value = useValue(source);
  return typeof value === 'string' && value !== '' ? <DistrictName code={value} /> : <Empty />;
}

/** The names of a district; its code where there is none. */
export function DistrictName({ code }: { code: string }) {
  const translate = useTranslate();
  const found = useDistrict(code);
  // Reserves a line while the names are looked up.
  if (found === undefined) return <span>{'\u2007'}</span>;
  return <span>{found ? found.names.join(translate('ui.district.between')) : code}</span>;
}
