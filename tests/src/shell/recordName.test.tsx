import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { RouteMeta } from '#core/entity/meta.ts';
import { useRecordName } from '#src/shell/usePlace.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ROUTE = { path: '/tags/:id/show', resource: 'tags', view: 'show' } as RouteMeta;

const Title = () => <p>{useRecordName(ROUTE) ?? 'no name yet'}</p>;

/** A page whose record arrives while it renders, as the cache tells of each query that a component asks. */
function Page({ isThere }: { isThere: boolean }) {
  const queries = useQueryClient();
  if (isThere) queries.setQueryData(['tags', 'getOne', { id: '7' }], { id: '7', name: 'Tea bar' });
  return null;
}

test('the name of a record comes into the title without another component being drawn anew within a render', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const queries = new QueryClient();
  const shell = (isThere: boolean) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/tags/7/show']}>
        <Title />
        <Page isThere={isThere} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(shell(false));
  expect(screen.getByText('no name yet')).toBeTruthy();
  rerender(shell(true));
  expect(await screen.findByText('Tea bar')).toBeTruthy();
  expect(said).not.toHaveBeenCalled();
});
