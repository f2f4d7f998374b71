import { expect, it } from 'vitest';
import { isNewEnough } from '../../bin/setup.mjs';

it.each([
  ['20.19.0', false],
  ['24.5.9', false],
  ['24.6.0', true],
  ['24.12.1', true],
  ['25.0.0', true],
])('Node %s is new enough to run the server: %s [reliability A14]', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});
