import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Fragment } from 'react';
import { useGetManyAggregate, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormats } from '../format.ts';
import { useNames } from '../labels.ts';
import { useCanSee } from '../permission.ts';
import { Empty } from './Empty.tsx';
import { RecordLink, type ReferenceTarget } from './ReferenceName.tsx';
import { useValue, type FieldProps } from './useValue.ts';

interface Shown {
  /** On the record's page: shows all, each as a chip. */
  chips?: boolean;
}

export type ReferencesFieldProps = FieldProps & ReferenceTarget & Shown;

/** Most names in a cell; the others are counted. */
const IN_CELL = 3;
/** Most names on a page; the related lists and the list's filter have all. */
const ON_PAGE = 100;

const chip = {
  display: 'inline-flex',
  px: 1,
  lineHeight: '24px',
  borderRadius: '6px',
  border: 1,
  borderColor: 'divider',
} as const;

const list = { display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', p: 0, m: 0 } as const;
const muted = { color: 'text.secondary' } as const;

/** Ids of a field that holds several, or one. */
const asIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '');

/** Returns the records that the session may see, in the order of their ids; undefined while loading. */
function useSeen(ids: string[], { resource, perm, systems }: ReferenceTarget): readonly RaRecord[] | undefined {
  const may = useCanSee()({ perm, systems });
  const { data, isPending, error } = useGetManyAggregate<RaRecord>(resource, { ids }, { enabled: may });
  // The server would refuse the call.
  if (!may) return [];
  if (isPending && !error) return undefined;
  const known = new Map((data ?? []).filter(Boolean).map((record) => [record.id, record]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Records that several ids refer to, and the number of those that the reader may not see. */
export function ReferencesField({ source, chips = false, ...target }: ReferencesFieldProps) {
  const ids = asIds(useValue(source));
  return ids.length === 0 ? <Empty /> : <References ids={ids} chips={chips} {...target} />;
}

function References({ ids, chips, ...target }: { ids: string[] } & ReferenceTarget & Shown) {
  const translate = useTranslate();
  const names = useNames(target.resource);
  const asked = ids.slice(0, chips ? ON_PAGE : IN_CELL);
  const seen = useSeen(asked, target);
  if (!seen) return <Skeleton variant="text" width={72} sx={{ display: 'inline-block' }} />;
  // When no record is visible, all are counted at once.
  const unseen = seen.length === 0 ? ids.length : asked.length - seen.length;
  const more = seen.length > 0 && ids.length > asked.length ? `+${ids.length - asked.length}` : null;
  const kind = unseen === 1 ? names.one : names.many;
  const rest = unseen > 0 ? translate('ui.unseen', { n: unseen, name: kind }) : null;
  if (chips) {
    return (
      <Box component="ul" sx={list}>
        {seen.map((record) => (
          <Box component="li" key={record.id} sx={chip}>
            <RecordLink record={record} {...target} />
          </Box>
        ))}
        {more ? <li>{more}</li> : null}
        {rest ? (
          <Box component="li" sx={muted}>
            {rest}
          </Box>
        ) : null}
      </Box>
    );
  }
  return (
    <span>
      {seen.map((record, index) => (
        <Fragment key={record.id}>
          {index === 0 ? null : ', '}
          <RecordLink record={record} {...target} />
        </Fragment>
      ))}
      {more ? ` ${more}` : null}
      {rest && seen.length > 0 ? translate('ui.comma') : null}
      {rest ? (
        <Box component="span" sx={muted}>
          {rest}
        </Box>
      ) : null}
    </span>
  );
}

interface PolyReferencesFieldProps extends FieldProps, Shown {
  /** Sibling field whose value is an entity's name. */
  by: string;
  targets: Readonly<Record<string, ReferenceTarget>>;
}

/** The same for ids of several entities: a sibling field names the entity. */
export function PolyReferencesField({ source, by, targets, chips }: PolyReferencesFieldProps) {
  const kind: unknown = useRecordContext()?.[by];
  const target = typeof kind === 'string' ? targets[kind] : undefined;
  const ids = asIds(useValue(source));
  const { number } = useFormats();
  if (target) return <ReferencesField source={source} chips={chips} {...target} />;
  // The entity is unknown, so only their number is shown.
  return ids.length > 0 ? <>{number(ids.length)}</> : <Empty />;
}
