import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generate } from '#codegen/generate.ts';
import { driftOf } from '#codegen/write.ts';
import { loaded } from '#tests/support/cases/model.ts';

const folder = fileURLToPath(new URL('../../../generated', import.meta.url));

describe('generated/', () => {
  it('is what schemas/ say; if not, run: npm run codegen', async () => {
    const { files, problems } = await generate(loaded);
    expect(problems).toEqual([]);
    expect(driftOf(files, folder)).toEqual({ changed: [], missing: [], extra: [] });
  });

  it('is the same, byte for byte, in whatever order the schemas are read', async () => {
    const { files } = await generate(loaded);
    const shuffled = await generate({ ...loaded, files: [...loaded.files].toReversed() });
    expect(shuffled.files).toEqual(files);
  });
});
