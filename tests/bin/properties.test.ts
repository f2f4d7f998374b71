import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('npm run properties asks every test that can ask of many cases', () => {
  const asked = readFileSync('bin/properties.mjs', 'utf8');
  const able = globSync('tests/**/*.test.{ts,tsx}').filter((file) =>
    /process\.env\.(SCHEDULE|LAYOUT)_RUNS/.test(readFileSync(file, 'utf8')),
  );
  expect(able.length).toBeGreaterThan(0);
  expect(able.filter((file) => !asked.includes(`'${file}'`))).toEqual([]);
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({
    scripts: { properties: 'node bin/properties.mjs' },
  });
});
