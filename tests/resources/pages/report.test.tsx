// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import PlayProof from '#resources/pages/PlayProof.tsx';
import { ReportView } from '#resources/pages/report/ReportView.tsx';
import { chartPicture } from '#resources/pages/report/chartPicture.ts';
import { reports } from '#generated/model/reports.gen.ts';
import { draw, fakeProvider, type Rows } from '#tests/src/ui/console.tsx';

afterEach(cleanup);

const MEASURES = ['plays', 'durationMs'];
/** 200 hours of play. */
const VALUES = [12, 720_000_000];
const ROWS: Readonly<Record<string, readonly { key: string; name: string }[]>> = {
  ad: [{ key: 'a1', name: 'Latte' }],
  screen: [{ key: 's1', name: 'Lobby' }],
  advertiser: [{ key: 'c1', name: 'Real Coffee' }],
};

interface Input {
  by?: string;
  from?: string;
  to?: string;
  filter?: readonly { by: string; keys: readonly string[] }[];
}

/** Nothing was counted of what is called so. */
const hasNothing = (filter: Input['filter']) => filter?.some(({ keys }) => keys.includes('none')) ?? false;

/** Plays of the period before: what was chosen may say how many. */
const playsBefore = (filter: Input['filter']): number => {
  const key = filter?.flatMap(({ keys }) => keys).find((one) => one.startsWith('before '));
  return key === undefined ? VALUES[0]! : Number(key.slice('before '.length));
};

const answerOf = ({ by = 'ad', filter }: Input) => ({
  zone: 'Asia/Shanghai',
  from: '2026-11-01',
  to: '2026-11-20',
  beforeFrom: '2026-10-12',
  beforeTo: '2026-10-31',
  upTo: '2026-11-20T08:00:00Z',
  partial: true,
  step: 'day',
  by,
  measures: MEASURES,
  total: hasNothing(filter) ? [0, 0] : VALUES,
  totalBefore: hasNothing(filter) ? [0, 0] : [playsBefore(filter), VALUES[1]],
  steps: [{ at: '2026-11-01', values: VALUES, before: VALUES }],
  rows: (ROWS[by] ?? []).map((row) => ({ ...row, values: VALUES, before: VALUES })),
  others: null,
});

interface Scene {
  path?: string;
  language?: 'zh_cn' | 'en_us';
  can?: (permission: string) => boolean;
  rows?: Rows;
}

async function report(view: React.ReactNode, { rows = {}, ...scene }: Scene = {}) {
  const asked: Input[] = [];
  const provider = fakeProvider(rows, {
    call: async (_name: string, payload: unknown) => {
      asked.push(payload as Input);
      return answerOf(payload as Input);
    },
  });
  return { asked, ...(await draw(view, { provider, ...scene })) };
}

const only = (...lines: { by: string; key: string; name: string }[]) =>
  `/?period=last30&only=${encodeURIComponent(JSON.stringify(lines))}`;

describe('the change of a figure [REP-01]', () => {
  test.each([
    [12, 'As before', '0%'],
    [10, '20% more than before', '+20%'],
    [24, '50% less than before', '-50%'],
    [1, '12 times as much as before', '×12'],
    [0, 'None before', '–'],
  ])('of 12 plays after %i is “%s”', async (before, said, inTable) => {
    const key = `before ${before}`;
    await report(<ReportView report={reports.adReport} />, { path: only({ by: 'ad', key, name: 'Latte' }) });
    const tile = await screen.findByRole('button', { name: /^Plays/, pressed: true });
    expect(tile.textContent).toContain(said);
    const total = screen.getAllByRole('row').find((row) => row.textContent.startsWith('Total'));
    expect(total?.textContent).toContain(inTable);
  });
});

describe('the days of a report [REP-01]', () => {
  test('are asked for once they are whole: no call for half of a day', async () => {
    const { asked, router } = await report(<ReportView report={reports.adReport} />, {
      path: '/?period=custom&from=2026-11-01&to=2026-11-20',
    });
    const last = await screen.findByRole('textbox', { name: 'Last day' });
    await waitFor(() => expect(asked).toHaveLength(1));
    await userEvent.clear(last);
    await userEvent.type(last, '2026-11-1');
    expect(asked).toHaveLength(1);
    await userEvent.type(last, '9{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: '2026-11-01', to: '2026-11-19' }));
    expect(asked).toHaveLength(2);
    expect(router.state.location.search).toContain('to=2026-11-19');
  });

  test('that are no days are marked, and asked of nobody', async () => {
    const { asked } = await report(<ReportView report={reports.adReport} />, {
      path: '/?period=custom&from=2026-11-01&to=2026-11-20',
    });
    const first = await screen.findByRole('textbox', { name: 'First day' });
    await waitFor(() => expect(asked).toHaveLength(1));
    await userEvent.clear(first);
    await userEvent.type(first, 'soon');
    await userEvent.tab();
    expect(first.getAttribute('aria-invalid')).toBe('true');
    expect(asked).toHaveLength(1);
  });

  test('from an address that has none wait until somebody chooses, and nothing is taken along until then', async () => {
    const { asked } = await report(<ReportView report={reports.adReport} />, { path: '/?period=custom&from=20&to=x' });
    expect(await screen.findByText('Choose the first and the last day.')).toBeTruthy();
    for (const [role, name] of [
      ['link', 'Proof of play'],
      ['button', 'Export .xlsx'],
    ] as const) {
      const action = screen.getByRole(role, { name });
      expect([name, action.hasAttribute('disabled') || action.getAttribute('aria-disabled') === 'true']).toEqual([
        name,
        true,
      ]);
    }
    expect(asked).toEqual([]);
  });

  test('are asked for by the proof of play, too, which is never left half drawn', async () => {
    const { asked } = await report(<PlayProof />, { path: '/?period=custom' });
    expect(await screen.findByText('Choose the first and the last day.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose the days' }).getAttribute('href')).toBe('/ad_report?period=custom');
    expect(screen.getByRole('button', { name: 'Print or save as PDF' }).hasAttribute('disabled')).toBe(true);
    expect(asked).toEqual([]);
  });
});

test('the page of a report says so to who may not see it, and asks for nothing [PERM-01]', async () => {
  const { asked } = await report(<ReportView report={reports.adReport} />, { can: (name) => name !== 'report.ad' });
  expect(await screen.findByText('You may not see this report')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export .xlsx' })).toBeNull();
  expect(asked).toEqual([]);
});

describe('what a report is narrowed to [REP-01]', () => {
  test('stands there once, however often it is chosen', async () => {
    const { asked } = await report(<ReportView report={reports.adReport} />, {
      path: only({ by: 'ad', key: 'a1', name: 'Latte' }, { by: 'ad', key: 'a1', name: 'Latte' }),
    });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Latte' }))[0]!);
    expect(screen.getAllByRole('button', { name: 'Take out Latte' })).toHaveLength(1);
    expect(asked.at(-1)?.filter).toEqual([{ by: 'ad', keys: ['a1'] }]);
  });

  const choose = async (by: string, label: string, option: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Narrow to' }));
    await userEvent.click(await screen.findByRole('option', { name: by }));
    await userEvent.click(await screen.findByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };

  test('is chosen from all records, also such as have no line [REP-06]', async () => {
    const rows = { campaigns: [{ id: 'p7', name: 'Autumn' }] };
    const { asked } = await report(<ReportView report={reports.adReport} />, { rows });
    await choose('Promotion plan', 'Promotion plan', 'Autumn');
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual([{ by: 'plan', keys: ['p7'] }]));
    expect(screen.getByRole('button', { name: 'Take out Autumn' })).toBeTruthy();
  });

  test('is chosen among the values of a field, and among the lines where there is no list of records [REP-06]', async () => {
    const flow = await report(<ReportView report={reports.flowReport} />);
    await choose('Gender', 'Gender', 'Female');
    await waitFor(() => expect(flow.asked.at(-1)?.filter).toEqual([{ by: 'gender', keys: ['female'] }]));
    cleanup();
    const ads = await report(<ReportView report={reports.adReport} />, { can: (name) => name !== 'device.view' });
    await choose('Device', 'Device', 'Lobby');
    await waitFor(() => expect(ads.asked.at(-1)?.filter).toEqual([{ by: 'screen', keys: ['s1'] }]));
  });

  test('and has nothing says so, with a button that takes it all out', async () => {
    const { asked } = await report(<ReportView report={reports.adReport} />, {
      path: only({ by: 'ad', key: 'none', name: 'Silent' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all again' }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('filter'));
    expect(screen.queryByText('Silent')).toBeNull();
  });

  test('is no line that the reader may not see', async () => {
    const { asked } = await report(<ReportView report={reports.adReport} />, {
      path: only({ by: 'advertiser', key: 'c1', name: 'Real Coffee' }),
      can: (permission) => permission !== 'corporation.view',
    });
    await screen.findByRole('combobox', { name: 'Lines by' });
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('filter'));
    expect(screen.queryByText('Real Coffee')).toBeNull();
  });

  test('is named in the proof by the server, never by the address', async () => {
    await report(<PlayProof />, {
      path: only(
        { by: 'advertiser', key: 'c1', name: 'Famous Brand' },
        { by: 'advertiser', key: 'c9', name: 'Nobody' },
      ),
    });
    expect(await screen.findByText('Real Coffee')).toBeTruthy();
    expect(screen.queryByText(/Famous Brand|Nobody/)).toBeNull();
  });

  test('is not said in the proof where it does not narrow it', async () => {
    await report(<PlayProof />, {
      path: only({ by: 'advertiser', key: 'c1', name: 'Real Coffee' }),
      can: (permission) => permission !== 'corporation.view',
    });
    expect(await screen.findByRole('table', { name: 'By ad' })).toBeTruthy();
    expect(screen.queryByText('Real Coffee')).toBeNull();
  });
});

test.each([
  ['zh_cn', '200 小时'],
  ['en_us', '200 h'],
] as const)('a long time is written in the words of %s [UI-04]', async (language, text) => {
  await report(<ReportView report={reports.adReport} />, { language });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test('a last day that is not over says so, beside days that are whole [REP-01]', async () => {
  await report(<ReportView report={reports.adReport} />);
  expect(await screen.findByText(/The last day counts so far, up to .*; all days before are whole\./)).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: /\(so far\)$/ })).toBeTruthy();
});

test('a poll that fails takes no figures away [REP-01]', async () => {
  let calls = 0;
  const provider = fakeProvider(
    {},
    {
      call: async (_name: string, payload: unknown) => {
        calls += 1;
        if (calls > 1) throw new Error('no answer');
        return answerOf(payload as Input);
      },
    },
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await draw(<ReportView report={reports.adReport} />, { provider });
    await screen.findAllByText('200 h');
    await vi.advanceTimersByTimeAsync(60_000);
    await waitFor(() => expect(calls).toBe(2));
    expect(screen.getAllByText('200 h').length).toBeGreaterThan(0);
    expect(screen.queryByText('The report could not be made')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a browser that makes no picture says so in words of the console [REP-01]', async () => {
  // jsdom decodes no image.
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  await expect(chartPicture(svg, { title: 'Ads', legend: [] })).rejects.toThrow('report.noPicture');
});
