// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { VerificationPage } from '#resources/pages/verification/VerificationPage.tsx';
import { draw, fakeProvider } from '#tests/src/ui/console.tsx';

afterEach(cleanup);

const KINDS = ['identity', 'qualification', 'adQualification'] as const;

/** The page, whose advertisers p1 and p2 are in this state; `fail` lets the next polls fail. */
async function page(state: string, path: string) {
  const scene = { fail: false, polls: 0 };
  const latest = { id: 'v1', status: state, holder: 'Cafe', reason: null, createdAt: '2026-11-01T00:00:00Z' };
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
  const drawn = await draw(<VerificationPage kind="identity" />, { provider, path, pattern, system: 'ADS' });
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
