import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import type { Operation } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { CallOptions, Client, Download } from '../transport/client.ts';
import { throwFailed } from './batch.ts';
import { changedFields, payloadFields } from './changes.ts';
import { entityOf } from './entityOf.ts';
import { toHttpError } from './httpError.ts';

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
type Rows = { list: RaRecord[]; total: number };

function pathOf(name: string): string {
  const call = calls[name as CallName];
  if (!call) throw new Error(`There is no call "${name}"; add it to x-calls of its schema.`);
  return call.paths[0]!;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function listInput({ pagination, sort, filter = {}, meta }: ListParams): Record<string, unknown> {
  const { q, ...fields } = filter as Record<string, unknown>;
  const kept = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
  return {
    page: pagination?.page ?? 1,
    pageSize: Math.min(pagination?.perPage ?? PAGE_MAX, PAGE_MAX),
    ...(sort?.field ? { sort: sort.field, order: sort.order === 'DESC' ? 'desc' : 'asc' } : {}),
    ...(Object.keys(kept).length > 0 ? { filter: kept } : {}),
    ...(isEmpty(q) ? {} : { q }),
    ...(meta?.view && meta.view !== 'list' ? { view: meta.view as string } : {}),
  };
}

function pieces<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Asks and answers in the words of the wire; knows no entity. */
function wire(client: Client) {
  const ask = async <T>(name: string, payload: unknown, options?: CallOptions): Promise<T> => {
    try {
      return await client.call<T>(pathOf(name), payload, options);
    } catch (error) {
      throw toHttpError(error);
    }
  };
  const verb = <T>(resource: string, name: string, payload: unknown, options?: CallOptions): Promise<T> =>
    ask<T>(`${entityOf(resource).name}.${name}`, payload, options);
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

const fieldsIn = (resource: string, operation: Operation): ReadonlySet<string> =>
  new Set(
    entityOf(resource)
      .fields.filter((field) => field.in.includes(operation) && !field.readOnly && !field.derived)
      .map(({ name }) => name),
  );

/**
 * Makes the data provider: react-admin's verbs and every other call, over signed calls (style 5, steps 6 and 13).
 *
 * getList, getMany and getManyReference are the call `list`; getOne is `one`; create and update carry only what
 * the call takes, update only what changed; delete is the batch `{ids}`.
 */
export function createDataProvider(client: Client): ConsoleDataProvider {
  const { ask, verb, rows, change, remove } = wire(client);
  return {
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const { list, total } = await rows(resource, params);
      return { data: list as never[], total };
    },
    getOne: async (resource, { id, signal }) => ({ data: await verb(resource, 'one', { id }, { signal }) }),
    getMany: async (resource, { ids, signal }) => {
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
      data: await verb(resource, 'create', payloadFields(data, fieldsIn(resource, 'create'))),
    }),
    update: async (resource, { id, data, previousData }) => ({
      data: (await change(
        resource,
        id,
        changedFields(data, previousData, fieldsIn(resource, 'update')),
        previousData,
      )) as never,
    }),
    updateMany: async (resource, { ids, data }) => {
      const fields = payloadFields(data, fieldsIn(resource, 'update'));
      for (const id of ids) await change(resource, id, fields);
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
        return await client.download(pathOf(name), payload, options);
      } catch (error) {
        throw toHttpError(error);
      }
    },
  };
}
