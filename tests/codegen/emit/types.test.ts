import { expect, it } from 'vitest';
import type * as ads from '#generated/model/ads/types.gen.ts';
import type * as devices from '#generated/model/devices/types.gen.ts';
import type * as materials from '#generated/model/materials/types.gen.ts';
import type * as sessions from '#generated/model/sessions/types.gen.ts';
import type { components } from '#generated/openapi.gen.d.ts';

type Schemas = components['schemas'];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

// tsc is the test: a pair that cannot stand for each other is `never`, which `true` does not satisfy.
const agreed: readonly true[] = [
  true satisfies Same<ads.AdRow, Schemas['AdRow']>,
  true satisfies Same<ads.AdDetail, Schemas['AdDetail']>,
  true satisfies Same<ads.AdCreate, Schemas['AdCreate']>,
  true satisfies Same<ads.AdUpdate, Schemas['AdUpdate']>,
  true satisfies Same<ads.AdRejectForm, Schemas['AdRejectForm']>,
  true satisfies Same<devices.DeviceRow, Schemas['DeviceRow']>,
  true satisfies Same<devices.DeviceDetail, Schemas['DeviceDetail']>,
  true satisfies Same<devices.DeviceCreate, Schemas['DeviceCreate']>,
  true satisfies Same<materials.MaterialRow, Schemas['MaterialRow']>,
  true satisfies Same<sessions.SessionLoginInput, Schemas['SessionLoginInput']>,
  true satisfies Same<sessions.SessionLoginOutput, Schemas['SessionLoginOutput']>,
];

it('json-schema-to-typescript and openapi-typescript print types that can stand for each other', () => {
  expect(agreed).toHaveLength(11);
});
