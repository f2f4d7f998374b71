import { test } from 'vitest';
import { buildScene } from './scene.ts';
test('m', async () => {
  const s = await buildScene(); const w = await s.addScreen();
  for (let i = 0; i < 5; i++) await s.addAd();
  const { body } = await s.sync(w); const rev = body.rev; await s.sync(w, { rev });
  const t = performance.now(); for (let i = 0; i < 200; i++) await s.sync(w, { rev });
  console.log(process.env.TEST_ENGINE, 'idle sync ms', ((performance.now() - t) / 200).toFixed(2), 'load', (await import('node:os')).loadavg()[0]);
  await s.close();
});
