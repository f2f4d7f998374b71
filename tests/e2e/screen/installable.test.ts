import { expect, test } from 'vitest';
import { screenScene } from '../../support/screenScene.ts';

const { openPlayer, server } = screenScene({ serviceWorkers: 'allow', locale: 'en-US' });

test('the player can be installed as a program of its own, which opens on the whole screen [DEV-22]', async () => {
  const page = await openPlayer();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const line = await page.context().newCDPSession(page);
  const { url, errors, data } = await line.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${server.url}/player.webmanifest`, []]);
  expect(JSON.parse(data ?? '')).toMatchObject({ display: 'fullscreen', start_url: '/player', scope: '/player' });
  const { installabilityErrors } = await line.send('Page.getInstallabilityErrors');
  // The window of a test is a private one, in which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
