import { type DataProvider, type GetListParams, type Identifier, type RaRecord, HttpError } from 'react-admin';
import type { Operation, System, Total } from '#core/entity/meta.ts';
import { changedFields } from '#core/entity/same.ts';
import { filterAt } from '#core/entity/presetRange.ts';
import type { BatchResult, BatchItem } from '#core/protocol/reply.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { CallOptions, Client, Download } from '../transport/client.ts';
import { entityName, findEntity, isListedIn } from './entityOf.ts';
import { toHttpError } from './httpError.ts';
import { callPath } from './printedTables.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the values that the call accepts, without fields that were never entered. */
function payloadFields(values: Fields, allowed: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => allowed.has(name) && value !== undefined));
}

const failedItems = (result: BatchResult): readonly BatchItem[] => result.results.filter(({ code }) => code < 0);

/**
 * Throws if an item of a batch failed: react-admin's delete knows only success or failure, and a failed item must not
 * look deleted.
 */
function throwFailed(result: BatchResult): void {
  const [first] = failedItems(result);
  if (first) throw new HttpError(first.message, first.code, { code: first.code, results: result.results });
}

export interface ConsoleDataProvider extends DataProvider {
  /** Any call that is not one of react-admin's own verbs, by its one name: `call('ad.approve', {ids})`. */
  call<N extends keyof CallTypes>(
    name: N,
    payload: CallTypes[N]['input'],
    options?: CallOptions,
  ): Promise<CallTypes[N]['output']>;
  /** The same for an answer that is a file. */
  download<N extends keyof CallTypes>(
    name: N,
    payload: CallTypes[N]['input'],
    options?: CallOptions,
  ): Promise<Download>;
}

/** Most rows in one page (architecture 4). */
const PAGE_MAX = 200;

type ListParams = Partial<GetListParams> & { signal?: AbortSignal };
type Rows = { list: RaRecord[]; total: number; totals?: readonly Total[] };

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Returns the filter in wire form. Blank values are dropped, relative periods become dates; `{empty: true}` matches
 * rows without a value.
 */
function wireFilter(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const asked = Object.entries(filterAt(fields, Date.now())).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(asked.map(([name, value]) => [name, asksForNone(value) ? null : value]));
}

const asksForNone = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'empty' in value && value.empty === true;

/** The same for a call with a filter that is not a list: an export. The filter of a report is an array, and is as it is. */
const withWireFilter = (payload: unknown): unknown =>
  typeof payload === 'object' &&
  payload !== null &&
  'filter' in payload &&
  typeof payload.filter === 'object' &&
  !Array.isArray(payload.filter)
    ? { ...payload, filter: wireFilter({ ...payload.filter }) }
    : payload;

function listInput({ pagination, sort, filter = {}, meta }: ListParams): Record<string, unknown> {
  const { q, ...fields } = filter as Record<string, unknown>;
  const kept = wireFilter(fields);
  return {
    page: pagination?.page ?? 1,
    pageSize: Math.min(pagination?.perPage ?? PAGE_MAX, PAGE_MAX),
    ...(sort?.field ? { sort: sort.field, order: sort.order === 'DESC' ? 'desc' : 'asc' } : {}),
    ...(Object.keys(kept).length > 0 ? { filter: kept } : {}),
    ...(isEmpty(q) ? {} : { q }),
    ...(meta?.view && meta.view !== 'list' ? { view: meta.view as string } : {}),
    ...(meta?.totals === true ? { totals: true } : {}),
    ...(meta?.ownFirst === true ? { ownFirst: true } : {}),
  };
}

function pieces<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Sends calls in wire form; knows no entity. */
function wire(client: Client) {
  const ask = async <T>(name: string, payload: unknown, options?: CallOptions): Promise<T> => {
    try {
      return (await client.call(callPath(name as CallName), payload as never, options)) as T;
    } catch (error) {
      throw toHttpError(error);
    }
  };
  const verb = <T>(resource: string, name: string, payload: unknown, options?: CallOptions): Promise<T> =>
    ask<T>(`${entityName(resource)}.${name}`, payload, options);
  const rows = (resource: string, params: ListParams): Promise<Rows> =>
    verb<Rows>(resource, 'list', listInput(params), { signal: params.signal });
  const change = (
    resource: string,
    id: Identifier,
    data: Record<string, unknown>,
    previous?: Record<string, unknown>,
  ) =>
    verb<RaRecord>(resource, 'update', {
      id,
      ...(previous?.['rev'] === undefined ? {} : { rev: previous['rev'] }),
      ...data,
    });
  const remove = async (resource: string, ids: readonly Identifier[]): Promise<void> =>
    throwFailed(await verb<BatchResult>(resource, 'delete', { ids }));
  return { ask, verb, rows, change, remove };
}

async function fieldsIn(resource: string, operation: Operation): Promise<ReadonlySet<string>> {
  const { fields = [] } = (await findEntity(resource)) ?? {};
  const taken = fields.filter((field) => field.in.includes(operation) && !field.readOnly && !field.derived);
  return new Set(taken.map(({ name }) => name));
}

/** Says whether one call changes these fields of many records. */
async function changesMany(resource: string, fields: readonly string[]): Promise<boolean> {
  const { bulk = [] } = (await findEntity(resource)) ?? {};
  return fields.length > 0 && fields.every((name) => bulk.includes(name));
}

/**
 * Makes the data provider: react-admin's verbs and every other call, over signed calls (style 5, steps 6 and 13).
 *
 * getList, getMany and getManyReference are the call `list`; getOne is `one`; create and update carry only what
 * the call takes, update only what changed; updateMany is one batch where the fields are those of x-form.bulk; delete is
 * the batch `{ids}`. With a system, what its console does not
 * list has no rows, and nobody is asked: every check of the advertiser's interface passes (PERM-03), so fields that
 * name a slot or a device stand there too.
 */
export function createDataProvider(client: Client, system?: System): ConsoleDataProvider {
  const { ask, verb, rows, change, remove } = wire(client);
  const isListed = (resource: string): boolean => system === undefined || isListedIn(system, resource);
  return {
    supportAbortSignal: true,
    getList: async (resource, params) => {
      if (!isListed(resource)) return { data: [], total: 0 };
      const { list, total, totals } = await rows(resource, params);
      return { data: list as never[], total, ...(totals ? { meta: { totals } } : {}) };
    },
    getOne: async (resource, { id, signal }) => ({ data: await verb(resource, 'one', { id }, { signal }) }),
    getMany: async (resource, { ids, signal }) => {
      if (!isListed(resource)) return { data: [] };
      const asked = pieces([...new Set(ids)], PAGE_MAX).map((part) =>
        rows(resource, { filter: { id: { in: part } }, signal }),
      );
      return { data: (await Promise.all(asked)).flatMap(({ list }) => list) as never[] };
    },
    getManyReference: async (resource, { target, id, filter, ...params }) => {
      const { list, total } = await rows(resource, { ...params, filter: { ...filter, [target]: id } });
      return { data: list as never[], total };
    },
    create: async (resource, { data }) => ({
      data: await verb(resource, 'create', payloadFields(data, await fieldsIn(resource, 'create'))),
    }),
    update: async (resource, { id, data, previousData }) => ({
      data: (await change(
        resource,
        id,
        changedFields(previousData ?? {}, payloadFields(data, await fieldsIn(resource, 'update'))),
        previousData,
      )) as never,
    }),
    updateMany: async (resource, { ids, data }) => {
      const fields = payloadFields(data, await fieldsIn(resource, 'update'));
      if (await changesMany(resource, Object.keys(fields))) {
        const parts = pieces(ids, PAGE_MAX);
        for (const part of parts)
          throwFailed(await verb<BatchResult>(resource, 'updateMany', { ids: part, set: fields }));
      } else for (const id of ids) await change(resource, id, fields);
      return { data: ids };
    },
    delete: async (resource, { id, previousData }) => {
      await remove(resource, [id]);
      return { data: (previousData ?? { id }) as never };
    },
    deleteMany: async (resource, { ids }) => {
      await remove(resource, ids);
      return { data: ids };
    },
    call: (name, payload, options) => ask(name, payload, options),
    download: async (name, payload, options) => {
      try {
        return await client.download(callPath(name), withWireFilter(payload) as never, options);
      } catch (error) {
        throw toHttpError(error);
      }
    },
  };
}
