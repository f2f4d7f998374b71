// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { VerificationPage } from '#resources/pages/verification/VerificationPage.tsx';
import type { Language } from '#core/protocol/envelope.ts';
import { NextSteps } from '#resources/pages/dashboard/NextSteps.tsx';
import { dashboardSentences } from '#resources/pages/dashboard/sentences.ts';
import type { Overview } from '#resources/pages/dashboard/useOverview.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { draw, fakeProvider } from '#tests/src/ui/console.tsx';

afterEach(cleanup);

function Steps({ overview }: { overview: Overview }) {
  useSentences(dashboardSentences);
  return <NextSteps overview={overview} />;
}

const KINDS = ['identity', 'qualification', 'adQualification'] as const;

/** The page, whose advertisers p1 and p2 are in this state; `fail` lets the next polls fail. */
async function page(state: string, path: string, language: Language = 'en_us') {
  const scene = { fail: false, polls: 0 };
  const latest = {
    id: 'v1',
    status: state,
    holder: 'Cafe',
    reason: null,
    createdAt: '2026-11-01T00:00:00Z',
    validUntil: '2026-11-27',
  };
  const rows = { proxies: ['1', '2'].map((n) => ({ id: `p${n}`, advertiserId: `a${n}` })) };
  const provider = fakeProvider(rows, {
    call: async (name, payload) => {
      if (name !== 'verification.audit') return { list: [], total: 0 };
      scene.polls += 1;
      if (scene.fail) throw new Error('no answer');
      const { advertiserId = 'c1' } = payload as { advertiserId?: string };
      const own = state === 'unsubmitted' ? null : { ...latest, reviewedAt: '2026-11-02T00:00:00Z' };
      return { advertiserId, name: `Shop ${advertiserId}`, kinds: KINDS.map((kind) => ({ kind, state, latest: own })) };
    },
  });
  const pattern = '/person_list/information/:id?';
  const drawn = await draw(<VerificationPage kind="identity" />, { provider, path, pattern, language, system: 'ADS' });
  return { scene, ...drawn };
}

test('keeps what somebody types through a poll that fails [ADS-05]', async () => {
  const { scene } = await page('unsubmitted', '/person_list/information');
  const holder = await screen.findByRole('textbox', { name: /^Name on the document/ });
  fireEvent.change(holder, { target: { value: 'Cafe of the corner' } });
  scene.fail = true;
  // The window is looked at again: the state is asked for anew.
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(scene.polls).toBe(2));
  await waitFor(() => expect(screen.queryByText('The state could not be loaded')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name on the document/ }).value).toBe(
    'Cafe of the corner',
  );
});

test('begins anew with another advertiser: the form of one is not open for the next [ADS-08]', async () => {
  const { router } = await page('verified', '/person_list/information/p2');
  await screen.findByRole('heading', { name: /Shop a2/ });
  await router.navigate('/person_list/information/p1');
  await screen.findByRole('heading', { name: /Shop a1/ });
  await userEvent.click(screen.getByRole('button', { name: 'Submit anew' }));
  await screen.findByRole('textbox', { name: /^Name on the document/ });
  await router.navigate('/person_list/information/p2');
  await screen.findByRole('heading', { name: /Shop a2/ });
  expect(screen.queryByRole('textbox', { name: /^Name on the document/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Submit anew' })).toBeTruthy();
});

test.each([
  ['en_us', 'Expired', /it was valid until 11\/27\/2026. Nothing can be placed/, /^Name on the document/],
  ['zh_cn', '已过期', /证件有效期至 2026\/11\/27，已过期/, /^证件名称/],
] as const)('says in %s that the document expired, and has the form for the next [ADS-05]', async (...shown) => {
  const [language, state, note, field] = shown;
  await page('expired', '/person_list/information', language);
  await screen.findByText(note);
  expect(screen.getByText(state)).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: field })).toBeTruthy();
});

test.each([
  ['en_us', 'Your identity document has expired: nothing can be placed until a valid one is verified'],
  ['zh_cn', '身份证件已过期，重新认证前不能投放广告'],
] as const)(
  'the dashboard says in %s what expired, and leads to its renewal [ADS-02, ADS-05]',
  async (language, text) => {
    const ads = { playing: 1, pendingPlay: 0, pendingApproval: 0, disapproved: 0, expired: 0 };
    const verification = { identity: 'expired', qualification: 'verified', adQualification: 'verified' };
    await draw(<Steps overview={{ ads, allAds: 1, verification } as Overview} />, {
      provider: fakeProvider({}),
      language,
      system: 'ADS',
    });
    const link = await screen.findByRole('link', { name: text });
    expect(link.getAttribute('href')).toBe('/person_list/information');
  },
);
