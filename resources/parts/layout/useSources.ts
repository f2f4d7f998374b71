import { useCallback, useMemo } from 'react';
import { useGetMany } from 'react-admin';
import { materialsOf, type LayoutDocument } from '#core/layout/document.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useUploads } from '#src/ui/upload.ts';

/** Returns the addresses of the files that layouts themselves show. */
export function useSources(...documents: readonly LayoutDocument[]): (materialId: string) => string | null {
  const { urlOf } = useUploads();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is made anew at each render, its documents are not
  const ids = useMemo(() => [...new Set(documents.flatMap(materialsOf))], documents);
  const { data } = useGetMany<MaterialRow>('materials', { ids }, { enabled: ids.length > 0 });
  return useCallback(
    (materialId: string) => {
      const file = data?.find((material) => material?.id === materialId)?.file;
      return file ? urlOf(file) : null;
    },
    [data, urlOf],
  );
}
