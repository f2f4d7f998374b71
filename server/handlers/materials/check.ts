import { materialWithContent } from '../../commands/materialWithContent.ts';
import { handler } from '../../call/handler.ts';

/** Says, before a file is sent, whether the library has it. */
export const check = handler('material.check', async ({ input, tx }) => {
  const same = await materialWithContent(tx, input);
  return { materialId: same?.id ?? null };
});
