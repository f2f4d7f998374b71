// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { lazyPart } from '#src/ui/lazyPart.tsx';

const Hall = ({ name }: { name: string }) => <p>{name}</p>;
const inPage = (part: ReactNode) => render(<Suspense fallback={<p>on its way</p>}>{part}</Suspense>);

test('a part that was loaded before is drawn at once, without its fallback', async () => {
  const Part = lazyPart(() => Promise.resolve({ default: Hall }));
  await Part.preload();
  inPage(<Part name="Lobby" />);
  expect(screen.getByText('Lobby')).toBeTruthy();
});

test('a part that was not loaded comes when it is drawn', async () => {
  const Part = lazyPart(() => Promise.resolve({ default: Hall }));
  inPage(<Part name="Lobby" />);
  expect(screen.getByText('on its way')).toBeTruthy();
  expect(await screen.findByText('Lobby')).toBeTruthy();
});

test('a part that could not be loaded is asked for again, and loaded once', async () => {
  let asked = 0;
  const Part = lazyPart(async () => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
    return Promise.resolve({ default: Hall });
  });
  await expect(Part.preload()).rejects.toThrow('offline');
  await Promise.all([Part.preload(), Part.preload()]);
  inPage(<Part name="Lobby" />);
  expect(screen.getByText('Lobby')).toBeTruthy();
  expect(asked).toBe(2);
});
