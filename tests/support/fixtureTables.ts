import type { EntityMeta, FieldMeta, TableMeta } from '#core/entity/meta.ts';
import type { Schema } from '#server/store/schema.ts';
import { technicalTables } from '#server/store/technical.ts';

/**
 * A small schema for tests of the store itself: screens (department, owner, party, a number that is
 * unique over the platform, tags as links), spots (owner only) and zones (of the platform).
 */

const base = ['id', 'corpId', 'deptId', 'creatorId']
  .map((name) => ({ name, type: 'text' as const }))
  .concat(['createdAt', 'updatedAt', 'rev', 'deletedAt'].map((name) => ({ name, type: 'integer' as never })));

function field(name: string, kind: FieldMeta['kind'], more: Partial<FieldMeta> = {}): FieldMeta {
  return {
    name,
    kind,
    nullable: true,
    required: false,
    readOnly: false,
    writeOnly: false,
    derived: false,
    in: ['list', 'one', 'create', 'update'],
    ...more,
  };
}

function entity(
  name: string,
  plural: string,
  scope: EntityMeta['scope'],
  fields: readonly FieldMeta[],
  more: Partial<EntityMeta> = {},
): EntityMeta {
  return {
    name,
    resource: plural,
    table: plural,
    systems: ['YXF', 'ADS'],
    display: 'name',
    perm: { list: 'open' },
    scope,
    fields,
    actions: [],
    views: [],
    search: ['name'],
    sortable: ['name'],
    filters: {},
    sort: { field: 'createdAt', order: 'desc' },
    lock: [],
    verbs: {},
    ...more,
  };
}

function table(name: string, columns: TableMeta['columns'], more: Partial<TableMeta> = {}): TableMeta {
  return {
    name,
    key: ['id'],
    columns: [...base, ...columns],
    indexes: [],
    unique: [],
    global: [],
    links: [],
    deletedAt: 'deletedAt',
    tenant: true,
    ...more,
  };
}

export const screens = table(
  'screens',
  [
    { name: 'name', type: 'text' },
    { name: 'uuid', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'brightness', type: 'integer' },
    { name: 'ratio', type: 'real' },
    { name: 'isIndoor', type: 'boolean' },
    { name: 'startAt', type: 'integer' },
    { name: 'layout', type: 'json' },
    { name: 'advertiserId', type: 'text' },
  ],
  {
    unique: [['name']],
    global: ['uuid'],
    indexes: [['status', 'startAt']],
    links: [{ field: 'tagIds', table: 'screens__tag_ids' }],
  },
);

export const screenEntity = entity(
  'screen',
  'screens',
  { dept: 'deptId', owner: 'creatorId', party: 'advertiserId' },
  [
    field('name', 'text'),
    field('uuid', 'text'),
    field('status', 'state'),
    field('brightness', 'integer', { default: 50 }),
    field('ratio', 'number'),
    field('isIndoor', 'boolean'),
    field('startAt', 'instant'),
    field('layout', 'json'),
    field('tagIds', 'refs'),
    field('advertiserId', 'ref'),
  ],
  { search: ['name', 'uuid'], states: { field: 'status', initial: 'inactive', values: {}, system: [] } },
);

export const fixtureSchema: Schema = {
  tables: {
    screens,
    spots: table('spots', [{ name: 'name', type: 'text' }]),
    stands: table('stands', [{ name: 'name', type: 'text' }]),
    zones: table('zones', [{ name: 'name', type: 'text' }], {
      tenant: false,
      deletedAt: undefined,
      unique: [['name']],
      links: [{ field: 'parentIds', table: 'zones__parent_ids' }],
    }),
  },
  entities: {
    screens: screenEntity,
    spots: entity('spot', 'spots', { owner: 'creatorId' }, [field('name', 'text')]),
    stands: entity('stand', 'stands', { dept: 'deptId' }, [field('name', 'text')]),
    zones: entity('zone', 'zones', 'none', [field('name', 'text'), field('parentIds', 'refs')]),
  },
  technical: technicalTables,
};

export interface ScreenRow {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  createdAt: number;
  updatedAt: number;
  rev: number;
  deletedAt: number | null;
  name: string | null;
  uuid: string | null;
  status: string | null;
  brightness: number | null;
  ratio: number | null;
  isIndoor: boolean | null;
  startAt: number | null;
  layout: unknown;
  advertiserId: string | null;
  tagIds: string[];
}

export interface NamedRow {
  id: string;
  corpId: string;
  deptId: string | null;
  creatorId: string | null;
  rev: number;
  name: string | null;
  parentIds: string[];
}
