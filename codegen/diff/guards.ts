import type { Entity, Field } from '../model/types.ts';
import { changeOf, match, was, withoutPlaces } from './change.ts';
import type { Change } from './change.ts';

const change = changeOf('field');

/** Compares what keeps other records from being deleted (x-keeps), and what is locked on some records alone (x-form.edit.lock). */
export function compareGuards(before: Entity, after: Entity): Change[] {
  return match(before.fields, after.fields, ({ name }) => name).both.flatMap(([old, now]) => {
    const of = `${after.names.camel}.${now.name}`;
    return [...compareKeeps(of, old, now), ...compareLocks(of, locksOf(before, old), locksOf(after, now))];
  });
}

function compareKeeps(of: string, { keeps: old }: Field, { keeps: now }: Field): Change[] {
  const refused = 'a deletion that was carried out before may be refused';
  if (!now) return old ? [change(of, `keeps no record of ${old.of} any more`)] : [];
  if (old?.of !== now.of) return [change(of, `keeps a record of ${now.of} (${now.refuse})`, refused)];
  const error = was(old.refuse, now.refuse);
  const during = was(withoutPlaces(old.while), withoutPlaces(now.while));
  return [
    ...(during ? [change(of, `keeps a record of ${now.of} under another condition`, refused)] : []),
    ...(error ? [change(of, `error that refuses the deletion ${error}`, 'clients know the old one')] : []),
  ];
}

const locksOf = ({ form }: Entity, { name }: Field) =>
  form.locks.filter(({ fields }) => fields.includes(name)).map(({ holds, error }) => ({ holds, error }));

type Locks = ReturnType<typeof locksOf>;

function compareLocks(of: string, old: Locks, now: Locks): Change[] {
  if (withoutPlaces(old) === withoutPlaces(now)) return [];
  if (now.length === 0) return [change(of, 'is no longer locked while something holds')];
  const errors = now.map(({ error }) => error).join(', ');
  const how = old.length === 0 ? 'while something holds' : 'under another condition';
  return [change(of, `is locked ${how} (${errors})`, 'an update that changes it may be refused')];
}
