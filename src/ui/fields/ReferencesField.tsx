import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useRecordContext } from 'react-admin';
import { Empty } from './Empty.tsx';
import { ReferenceName, type ReferenceTarget } from './ReferenceName.tsx';
import { useValue, type FieldProps } from './useValue.ts';

interface Shown {
  /** Each in a frame of its own, as many as there are: on the record's page. */
  chips?: boolean;
}

export type ReferencesFieldProps = FieldProps & ReferenceTarget & Shown;

/** So many stand in a cell by name, the others are counted. */
const IN_CELL = 3;
/** More than somebody reads; the reverse lists and the filter of the list have all. */
const ON_PAGE = 100;

const chip = {
  display: 'inline-flex',
  px: 1,
  lineHeight: '24px',
  borderRadius: '6px',
  border: 1,
  borderColor: 'divider',
} as const;

const asIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

/** The records that several ids refer to. */
export function ReferencesField({ source, chips = false, ...target }: ReferencesFieldProps) {
  const ids = asIds(useValue(source));
  const most = chips ? ON_PAGE : IN_CELL;
  const more = ids.length > most ? ` +${ids.length - most}` : null;
  if (ids.length === 0) return <Empty />;
  if (chips) {
    return (
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', p: 0, m: 0 }}>
        {ids.slice(0, most).map((id) => (
          <Box component="li" key={id} sx={chip}>
            <ReferenceName id={id} {...target} />
          </Box>
        ))}
        {more ? <li>{more}</li> : null}
      </Box>
    );
  }
  return (
    <span>
      {ids.slice(0, most).map((id, index) => (
        <Fragment key={id}>
          {index === 0 ? null : ', '}
          <ReferenceName id={id} {...target} />
        </Fragment>
      ))}
      {more}
    </span>
  );
}

interface PolyReferencesFieldProps extends FieldProps, Shown {
  /** Sibling field whose value is an entity's name. */
  by: string;
  targets: Readonly<Record<string, ReferenceTarget>>;
}

/** The same where a sibling field says which entity the ids belong to. */
export function PolyReferencesField({ source, by, targets, chips }: PolyReferencesFieldProps) {
  const kind: unknown = useRecordContext()?.[by];
  const target = typeof kind === 'string' ? targets[kind] : undefined;
  return target ? <ReferencesField source={source} chips={chips} {...target} /> : <Empty />;
}
