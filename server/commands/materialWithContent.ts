import { inLibrary } from '../policies/unlisted.ts';
import type { Tx } from '../store/types.ts';

/** Returns the caller's material in the library (not deleted) with the same content, or null (MAT-02). */
export async function materialWithContent(
  tx: Tx,
  { md5, size }: { md5: string; size: number },
): Promise<{ id: string; name: string } | null> {
  const [found] = await tx.materials.find((eb) => eb.and([eb('md5', '=', md5), eb('size', '=', size), inLibrary(eb)]), {
    fields: ['name'],
    limit: 1,
  });
  return found ? { id: found.id, name: found.name ?? '' } : null;
}
