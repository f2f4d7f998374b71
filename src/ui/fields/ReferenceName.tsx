import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useReference, type RaRecord } from 'react-admin';
import type { System } from '#core/entity/meta.ts';
import { AppLink } from '../AppLink.tsx';
import { usePathOf } from '../paths.ts';
import { useCanSee } from '../permission.ts';
import { recordName } from '../recordName.ts';
import { Empty } from './Empty.tsx';
import './fields.css';

export interface ReferenceTarget {
  /** The resource that the id belongs to. */
  resource: string;
  /** Field that names its records. */
  display: string;
  /** Field by which they are listed to be chosen; the display where it is absent. */
  sort?: string;
  /** Permission to see them: without it there is no name. */
  perm?: string;
  /** Consoles that have them; all where it is absent. */
  systems?: readonly System[];
  /** Its rows belong to enterprises: a record refers to those of its own. */
  owned?: true;
  /** References by which they are narrowed where they are chosen. */
  narrow?: readonly (Pick<ReferenceTarget, 'resource' | 'display' | 'sort' | 'perm' | 'owned'> & { source: string })[];
  /** View that the link opens; no link where it is absent. */
  view?: 'show' | 'edit';
}

interface ReferenceNameProps extends ReferenceTarget {
  id: string;
  /** Shown when the record cannot be seen or is deleted. */
  gone?: ReactNode;
}

interface RecordLinkProps extends Pick<ReferenceTarget, 'resource' | 'display' | 'view'> {
  record: RaRecord;
}

/** The name of a record that is there, as a link to its page where there is one to open. */
export function RecordLink({ record, resource, display, view }: RecordLinkProps) {
  const path = usePathOf()(resource, view ?? 'show', String(record.id));
  const name = recordName(record, display);
  if (!view || !path) return <span>{name}</span>;
  return (
    <AppLink href={path} className="field-link">
      {name}
    </AppLink>
  );
}

/** The name of a record elsewhere. All names on a page are fetched in one call. */
export function ReferenceName({ id, resource, display, perm, systems, view, gone = <Empty /> }: ReferenceNameProps) {
  const may = useCanSee()({ perm, systems });
  const { referenceRecord, isPending, error } = useReference({ reference: resource, id, options: { enabled: may } });
  // The server would refuse the call.
  if (!may) return gone;
  if (isPending && !error) return <Skeleton variant="text" width={72} sx={{ display: 'inline-block' }} />;
  if (!referenceRecord) return gone;
  return <RecordLink record={referenceRecord} resource={resource} display={display} view={view} />;
}
