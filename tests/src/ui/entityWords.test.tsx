import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, describe, expect, test } from 'vitest';
import { deviceWords } from '#generated/console/devices/words.gen.ts';
import { createI18nProvider } from '#src/providers/i18nProvider.ts';
import { createEntityWords, EntityWordsContext, type EntityWords } from '#src/ui/entityWords.ts';
import { useLabels, useNames } from '#src/ui/labels.ts';

afterEach(cleanup);

const FIRST = { resources: { devices: { name_one: 'Device', name_other: 'Devices' } } };

function Label() {
  return <p>{useLabels('devices').field('uuid')}</p>;
}
function Name() {
  return <p>{useNames('devices').many}</p>;
}

/** Draws as the console does, with the words that every page has. */
async function draw(part: React.ReactNode, words: EntityWords | null) {
  const i18nProvider = await createI18nProvider('en_us', FIRST, { zh_cn: '中文', en_us: 'English' });
  render(
    <I18nContextProvider value={i18nProvider}>
      <EntityWordsContext value={words}>
        <Suspense fallback={<p>on its way</p>}>{part}</Suspense>
      </EntityWordsContext>
    </I18nContextProvider>,
  );
}

describe('the words of an entity', () => {
  test('are waited for by who shows them: a key is never drawn [UI-04]', async () => {
    const words = createEntityWords({ devices: [() => Promise.resolve(deviceWords)] });
    await draw(<Label />, words);
    expect(document.body.textContent).not.toContain('uuid');
    expect(await screen.findByText('Device No.')).toBeTruthy();
  });

  test('that are there already are drawn at once [UI-04]', async () => {
    const words = createEntityWords({ devices: [() => Promise.resolve(deviceWords)] });
    await words.load('devices');
    await draw(<Label />, words);
    expect(screen.getByText('Device No.')).toBeTruthy();
  });

  test('are not needed for its name', async () => {
    const words = createEntityWords({ devices: [() => Promise.reject(new Error('never asked for'))] });
    await draw(<Name />, words);
    expect(screen.getByText('Devices')).toBeTruthy();
  });

  test('that could not be loaded are asked for again', async () => {
    let asked = 0;
    const words = createEntityWords({
      devices: [
        () => {
          asked += 1;
          return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(deviceWords);
        },
      ],
    });
    await expect(words.load('devices')).rejects.toThrow('offline');
    await Promise.all([words.load('devices'), words.load('devices')]);
    expect(asked).toBe(2);
    expect(words.loaded('devices')).toEqual([deviceWords]);
  });

  test('of what is no entity are there: there are none', () => {
    expect(createEntityWords({}).loaded('')).toEqual([]);
  });
});
