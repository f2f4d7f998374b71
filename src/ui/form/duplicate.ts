import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mayChoose } from '#core/entity/choosable.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { DUPLICATE_OF } from '../actions/duplicatePath.ts';
import { useCanAny, type Can } from '../permission.ts';

/** Returns the values that a copy begins with: all that create takes, with another name where the record has one. */
export function copyOf(meta: EntityMeta, record: Values, can: Can, rename: (name: string) => string): Values {
  const { clear = [], rename: named = [], of } = meta.duplicate ?? {};
  const taken = meta.fields.filter(
    ({ name, in: operations, readOnly, writeOnly, writePerm }) =>
      operations.includes('create') &&
      !readOnly &&
      !writeOnly &&
      !clear.includes(name) &&
      (writePerm === undefined || can(writePerm)),
  );
  const original = of === undefined ? [] : [[of, record['id']] as const];
  return Object.fromEntries([
    ...original,
    ...taken.flatMap((field) => {
      const value = record[field.name];
      if (value === null || value === undefined || !mayChoose(field, value, can)) return [];
      return [[field.name, named.includes(field.name) && typeof value === 'string' ? rename(value) : value] as const];
    }),
  ]);
}

interface Original {
  /** Id of the record that is copied; null where a new one begins empty. */
  id: string | null;
  record: RaRecord<string> | undefined;
  values: Values | undefined;
  error: unknown;
  retry: () => void;
}

/** Reads the record that the address says a new one begins with. */
export function useOriginal(meta: EntityMeta, isEmbedded: boolean): Original {
  const [parameters] = useSearchParams();
  const can = useCanAny();
  const translate = useTranslate();
  const id = meta.duplicate && !isEmbedded ? parameters.get(DUPLICATE_OF) : null;
  // The error is shown in the place of the form; react-admin would also send the reader away.
  const { data, error, refetch } = useGetOne<RaRecord<string>>(
    meta.resource,
    { id: id ?? '' },
    { enabled: id !== null, onError: () => undefined },
  );
  const values = useMemo(
    () => data && copyOf(meta, data, can, (name) => translate('ui.copyName', { name })),
    [meta, data, can, translate],
  );
  return { id, record: data, values, error, retry: () => void refetch() };
}
