import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore, Notification, type GetListParams, type RaRecord } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { System } from '#core/entity/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { createI18nProvider } from '#src/providers/i18nProvider.ts';
import { transientErrors } from '#generated/model/transientErrors.gen.ts';
import { loadMessages } from '#src/messages.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { light } from '#src/theme/tokens.ts';
import { TransientContext } from '#src/ui/mayPass.ts';
import { PermissionContext, type Can } from '#src/ui/permission.ts';
import { SurroundingsContext } from '#src/ui/ruleContext.ts';
import { UploadContext, type Uploads } from '#src/ui/upload.ts';
import type { CallingProvider } from '#src/ui/useCall.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');

export type Rows = Readonly<Record<string, readonly RaRecord<string>[]>>;

export interface Asked {
  verb: string;
  resource: string;
  params: unknown;
}

/** Answer about a target that no screen is meant by. */
const REACH = {
  screens: 0,
  groups: 0,
  showing: 0,
  offline: 0,
  inactive: 0,
  expired: 0,
  expiring: 0,
  withoutSlot: 0,
  zones: [],
  shapes: [],
  named: [],
};

/** Preflight of an ad that plays on one screen, and why not on another. */
const PREFLIGHT = {
  screens: 2,
  showing: 1,
  unasked: 0,
  crowded: null,
  programmes: [
    {
      screens: 1,
      named: [{ id: 'r1', name: 'Corridor' }],
      zone: 'Asia/Shanghai',
      layout: null,
      page: null,
      why: 'noLayout',
      by: null,
      days: [],
    },
    {
      screens: 1,
      named: [{ id: 'r2', name: 'Lobby' }],
      zone: 'Asia/Shanghai',
      layout: 'Main',
      page: null,
      why: null,
      by: null,
      days: [
        {
          day: '2026-11-20',
          from: '2026-11-19T16:00:00Z',
          to: '2026-11-20T16:00:00Z',
          plays: 240,
          seconds: 3600,
          starts: false,
          parts: [{ from: '2026-11-20T00:00:00Z', to: '2026-11-20T04:00:00Z' }],
        },
      ],
    },
  ],
};

/** The coming week of a screen that will be louder than it can be. */
const WEEK = {
  id: 'r1',
  name: 'Lobby',
  zone: 'Asia/Shanghai',
  from: '2026-11-20',
  events: [
    {
      at: '2026-11-20T01:00:00Z',
      date: '2026-11-20',
      minute: 540,
      action: 'volume',
      level: 30,
      timerId: 'r1',
      timerName: 'Louder',
      own: true,
      able: false,
    },
  ],
  doubts: [],
};

/** State of a screen that is online, and lacks one of its files. */
const DEVICE_NOW = {
  heardAt: '2026-11-20T08:00:00Z',
  playing: [],
  files: { whole: 1, total: 2 },
  picture: null,
  point: null,
  next: null,
  states: [{ state: 'online', at: '2026-11-20T08:00:00Z' }],
  faults: [],
};

const LAYOUT = {
  version: 1,
  width: 1920,
  height: 1080,
  pages: [{ id: 'home', name: 'Home', background: '#000000', widgets: [] }],
};
const DRAFT = { document: LAYOUT, published: LAYOUT, rev: 0, savedAt: null, savedBy: null, version: 1 };

/** Answers of calls that views make by themselves; to all others every record is done. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'wallet.info': { balance: 0, budget: 0, income: 0, expenses: 0, recharged: 0, canRecharge: true },
  'material.counts': { all: 0, unfiled: 0, folders: [] },
  'ad.preflight': PREFLIGHT,
  'ad.reach': REACH,
  'layoutDraft.open': DRAFT,
  'layoutDraft.presence': { rev: 0, savedBy: null, version: 1, others: [] },
  'deviceTimer.week': { screens: [WEEK] },
  'deviceTimer.doubts': { doubts: [] },
  'device.now': DEVICE_NOW,
  'device.off': { off: [] },
  'adSlot.areas': { areas: [], selling: { rtb: false, cpmPriceFen: null } },
  'district.list': { list: [] },
  'district.tree': { list: [{ code: '440000', name: 'Guangdong', depth: 1, count: 1 }] },
};

/** Data provider with rows in memory; `asked` lists the calls it got. */
export function fakeProvider(
  rows: Rows,
  overrides: Partial<CallingProvider> = {},
): CallingProvider & { asked: Asked[] } {
  const asked: Asked[] = [];
  const note = (verb: string, resource: string, params: unknown) => asked.push({ verb, resource, params });
  const of = (resource: string) => rows[resource] ?? [];
  const page = ({ pagination }: Partial<GetListParams>, all: readonly RaRecord[]) => {
    const { page = 1, perPage = 20 } = pagination ?? {};
    return all.slice((page - 1) * perPage, page * perPage);
  };
  const provider: CallingProvider = {
    getList: async (resource, params) => {
      note('getList', resource, params);
      return { data: page(params, of(resource)) as never[], total: of(resource).length };
    },
    getOne: async (resource, { id }) => {
      note('getOne', resource, id);
      const data = of(resource).find((row) => row.id === id);
      if (!data) throw new Error('not found');
      return { data: data as never };
    },
    getMany: async (resource, { ids }) => {
      note('getMany', resource, ids);
      return { data: of(resource).filter((row) => ids.includes(row.id)) as never[] };
    },
    getManyReference: async (resource) => ({ data: of(resource) as never[], total: of(resource).length }),
    create: async (resource, { data }) => {
      note('create', resource, data);
      return { data: { ...data, id: 'new' } as never };
    },
    update: async (resource, { id, data, previousData }) => {
      note('update', resource, { id, data });
      return { data: { ...previousData, ...data, id } as never };
    },
    updateMany: async () => ({ data: [] }),
    delete: async (_resource, { id }) => ({ data: { id } as never }),
    deleteMany: async () => ({ data: [] }),
    call: async (name, payload) => {
      note('call', name, payload);
      if (Object.hasOwn(ANSWERS, name)) return ANSWERS[name];
      const { ids } = payload as { ids: string[] };
      return { results: ids.map((id) => ({ id, code: 0, message: 'ok' })) };
    },
    download: async () => ({ blob: new Blob(), name: 'x' }),
    ...overrides,
  };
  return { ...provider, asked };
}

interface Scene {
  provider: CallingProvider;
  language?: Language;
  path?: string;
  can?: Can;
  /** System of the console; default the operator's. */
  system?: System;
  uploads?: Uploads;
  /** Ids of selected ads, on any page. */
  selected?: readonly string[];
  /** Path pattern, for a view that reads parameters. */
  pattern?: string;
}

const UPLOADS: Uploads = {
  upload: () => Promise.reject(new Error('unused')),
  importSheet: () => Promise.reject(new Error('nothing is imported here')),
  urlOf: () => null,
  profiles: { image: { maxBytes: 10 * 1024 * 1024, endings: ['jpg', 'png'] } },
};

/**
 * Renders a view like the console: theme, messages of one language, permissions, a router that can block navigation.
 */
export async function draw(
  view: ReactNode,
  {
    provider,
    language = 'en_us',
    path = '/',
    pattern = '/*',
    can = () => true,
    system = 'YXF',
    uploads = UPLOADS,
    selected,
  }: Scene,
) {
  const i18nProvider = await createI18nProvider(language, await loadMessages(language), {
    zh_cn: '中文',
    en_us: 'English',
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = memoryStore(selected ? { 'ads.list.selectedIds': selected } : {});
  const surroundings = { me: { userId: 'u1', corpId: 'c1', deptId: null, system }, now: () => NOW };
  const page = (
    <CoreAdminContext dataProvider={provider} i18nProvider={i18nProvider} store={store} queryClient={queryClient}>
      <ThemeProvider theme={muiTheme(light, 'light')}>
        <PermissionContext value={can}>
          <SurroundingsContext value={surroundings}>
            <UploadContext value={uploads}>
              <TransientContext value={transientErrors}>{view}</TransientContext>
              <Notification />
            </UploadContext>
          </SurroundingsContext>
        </PermissionContext>
      </ThemeProvider>
    </CoreAdminContext>
  );
  const routes =
    pattern === '/*'
      ? [{ path: '/*', element: page }]
      : [
          { path: pattern, element: page },
          { path: '/*', element: <p>elsewhere</p> },
        ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return { ...render(<RouterProvider router={router} />), router };
}
