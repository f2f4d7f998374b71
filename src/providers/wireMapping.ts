import type { DataProvider, RaRecord } from 'react-admin';
import type { MappingOf } from '#core/entity/mapping.ts';

/** What react-admin's own verbs are made of; everything else passes as it is. */
type Verbs = Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update'>;

/** Lays the mappings of resources/<resource>/wire.ts between the views and a provider, which stays ignorant of entities. */
export function withWireMapping<P extends Verbs>(provider: P, mappingOf: MappingOf): P {
  const read = async <T extends RaRecord>(resource: string, record: T): Promise<T> => {
    const mapping = await mappingOf(resource);
    return mapping?.fromWire ? ({ ...mapping.fromWire(record), id: record.id } as T) : record;
  };
  const readAll = <T extends RaRecord>(resource: string, records: readonly T[]): Promise<T[]> =>
    Promise.all(records.map((record) => read(resource, record)));
  const written = async <T extends object>(resource: string, values: T): Promise<T> =>
    ((await mappingOf(resource))?.toWire?.(values) as T | undefined) ?? values;

  const mapped: Verbs = {
    getList: async (resource, params) => {
      const answer = await provider.getList(resource, params);
      return { ...answer, data: (await readAll(resource, answer.data)) as never[] };
    },
    getManyReference: async (resource, params) => {
      const answer = await provider.getManyReference(resource, params);
      return { ...answer, data: (await readAll(resource, answer.data)) as never[] };
    },
    getMany: async (resource, params) => {
      const { data } = await provider.getMany(resource, params);
      return { data: (await readAll(resource, data)) as never[] };
    },
    getOne: async (resource, params) => {
      const { data } = await provider.getOne(resource, params);
      return { data: (await read(resource, data)) as never };
    },
    create: async (resource, params) => {
      const { data } = await provider.create(resource, { ...params, data: await written(resource, params.data) });
      return { data: (await read(resource, data)) as never };
    },
    update: async (resource, params) => {
      // What was read is compared in the form in which it is sent.
      const [data, previousData] = [await written(resource, params.data), await written(resource, params.previousData)];
      const answer = await provider.update(resource, { ...params, data, previousData });
      return { data: (await read(resource, answer.data)) as never };
    },
  };
  return { ...provider, ...mapped };
}
