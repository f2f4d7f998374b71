import type { Rows } from '#generated/server/tables.gen.ts';
import type { Store, Tx } from '#server/store/types.ts';

type Notice = Partial<Rows['notices']>;

/** Lets a transaction refuse to keep some notices. */
function breaking(tx: Tx, isBroken: (notice: Notice) => boolean): Tx {
  const notices = new Proxy(tx.notices, {
    get: (table, key) => {
      if (key === 'insert')
        return (notice: Notice) =>
          isBroken(notice) ? Promise.reject(new Error('no notice can be kept')) : table.insert(notice);
      const value: unknown = Reflect.get(table, key);
      return typeof value === 'function' ? (value.bind(table) as unknown) : value;
    },
  });
  return new Proxy(tx, {
    get: (target, key) => {
      if (key === 'notices') return notices;
      if (key === 'as') return (scope: Parameters<Tx['as']>[0]) => breaking(target.as(scope), isBroken);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Returns a store in which some notices cannot be written: their transactions fail. */
export function brokenNotices(store: Store, isBroken: (notice: Notice) => boolean): Store {
  const write: Store['write'] = (scope, work) => store.write(scope, (tx) => work(breaking(tx, isBroken)));
  const read: Store['read'] = (...asked) => store.read(...asked);
  return Object.assign(Object.create(store) as Store, { read, write });
}
