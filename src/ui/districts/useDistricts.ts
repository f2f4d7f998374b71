import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useCall } from '../useCall.ts';

/** A province, city or district. */
export interface District {
  code: string;
  name: string;
  /** From the province down. */
  names: string[];
  /** Something lies below. */
  hasMore: boolean;
}

type Call = ReturnType<typeof useCall>;
type Answer = { list: District[] };

/** Divisions do not change while a console is open. */
const FOR_EVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;
/** Most codes of one call (schemas/district.yaml). */
const AT_ONCE = 200;

interface Wanted {
  code: string;
  settle: (found: District | null) => void;
  fail: (error: unknown) => void;
}

/** Codes that cells asked for in the same moment, answered by one call. */
const waiting = new WeakMap<QueryClient, Wanted[]>();

function send(call: Call, wanted: readonly Wanted[]): void {
  const codes = [...new Set(wanted.map(({ code }) => code))];
  call('district.list', { codes }).then(
    (answer) => {
      const found = new Map((answer as Answer).list.map((district) => [district.code, district]));
      for (const { code, settle } of wanted) settle(found.get(code) ?? null);
    },
    (error: unknown) => wanted.forEach(({ fail }) => fail(error)),
  );
}

function askFor(queries: QueryClient, call: Call, code: string): Promise<District | null> {
  return new Promise((settle, fail) => {
    const queue = waiting.get(queries) ?? [];
    queue.push({ code, settle, fail });
    if (queue.length > 1) return;
    waiting.set(queries, queue);
    setTimeout(() => {
      waiting.delete(queries);
      for (let at = 0; at < queue.length; at += AT_ONCE) send(call, queue.slice(at, at + AT_ONCE));
    });
  });
}

/** Returns the division of a code; null where there is none, undefined while it is looked up. */
export function useDistrict(code: string | undefined): District | null | undefined {
  const [call, queries, locale] = [useCall(), useQueryClient(), useLocale()];
  const { data } = useQuery({
    queryKey: ['district', locale, code],
    queryFn: () => askFor(queries, call, code!),
    enabled: code !== undefined,
    ...FOR_EVER,
  });
  return data;
}

/** Returns the divisions right below one, or the provinces for null; none for undefined. */
export function useDistrictsBelow(parent: string | null | undefined): readonly District[] {
  const [call, locale] = [useCall(), useLocale()];
  const { data } = useQuery({
    queryKey: ['districts', locale, parent],
    queryFn: async () => ((await call('district.list', parent === null ? {} : { parent })) as Answer).list,
    enabled: parent !== undefined,
    ...FOR_EVER,
  });
  return data ?? [];
}

/** A division with records in it, as the tree at the side of a list has it. */
export interface DistrictNode {
  code: string;
  name: string;
  depth: number;
  count: number;
}

/** Returns the divisions in which an entity has records that one sees, what lies below right behind each. */
export function useDistrictTree(entity: string): readonly DistrictNode[] {
  const [call, locale] = [useCall(), useLocale()];
  const { data } = useQuery({
    queryKey: ['district.tree', locale, entity],
    queryFn: async () => ((await call('district.tree', { entity })) as { list: DistrictNode[] }).list,
    staleTime: 30_000,
  });
  return data ?? [];
}

/** Returns the first and the last code of a division: all that lies below it is between them. */
export function rangeOf(code: string): { gte: string; lte: string } {
  const stem = code.endsWith('0000') ? code.slice(0, 2) : code.endsWith('00') ? code.slice(0, 4) : code;
  return { gte: code, lte: stem.padEnd(6, '9') };
}

/** Returns the codes of province, city and district, as far as a code goes. */
export const wayTo = (code: string): string[] => [
  ...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]),
];
