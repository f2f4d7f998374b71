import { Fragment } from 'react';
import { useRecordContext } from 'react-admin';
import { Empty } from './Empty.tsx';
import { ReferenceName, type ReferenceTarget } from './ReferenceName.tsx';
import { useValue, type FieldProps } from './useValue.ts';

export type ReferencesFieldProps = FieldProps & ReferenceTarget & { most?: number };

const asIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

/** The records that several ids refer to; at most `most` by name, the others counted. */
export function ReferencesField({ source, most = 3, ...target }: ReferencesFieldProps) {
  const ids = asIds(useValue(source));
  if (ids.length === 0) return <Empty />;
  return (
    <span>
      {ids.slice(0, most).map((id, index) => (
        <Fragment key={id}>
          {index === 0 ? null : ', '}
          <ReferenceName id={id} {...target} />
        </Fragment>
      ))}
      {ids.length > most ? ` +${ids.length - most}` : null}
    </span>
  );
}

interface PolyReferencesFieldProps extends FieldProps {
  /** Sibling field whose value is an entity's name. */
  by: string;
  targets: Readonly<Record<string, ReferenceTarget>>;
  most?: number;
}

/** The same where a sibling field says which entity the ids belong to. */
export function PolyReferencesField({ source, by, targets, most }: PolyReferencesFieldProps) {
  const kind: unknown = useRecordContext()?.[by];
  const target = typeof kind === 'string' ? targets[kind] : undefined;
  return target ? <ReferencesField source={source} most={most} {...target} /> : <Empty />;
}
