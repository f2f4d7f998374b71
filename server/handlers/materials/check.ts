import { materialWithContent } from '../../commands/materialWithContent.ts';
import { handler } from '../../call/handler.ts';

/** Answers, before the upload, whether the library has a file already. */
export const check = handler('material.check', async ({ input, tx }) => {
  const same = await materialWithContent(tx, input);
  return { materialId: same?.id ?? null };
});
