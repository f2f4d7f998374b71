import { useCallback, useMemo } from 'react';
import { useGetMany } from 'react-admin';
import { materialsOf, type LayoutDocument } from '#core/layout/document.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useUploads } from '#src/ui/upload.ts';
import type { SourceOf } from '#stage/types.ts';

interface Sources {
  /** Address of a material's file. */
  sourceOf: SourceOf;
  /** Address of its picture: of a film, one from it. */
  pictureOf: SourceOf;
}

/** Returns the addresses of the files that layouts themselves show. */
export function useSources(...documents: readonly LayoutDocument[]): Sources {
  const { urlOf } = useUploads();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is made anew at each render, its documents are not
  const ids = useMemo(() => [...new Set(documents.flatMap(materialsOf))], documents);
  const { data } = useGetMany<MaterialRow>('materials', { ids }, { enabled: ids.length > 0 });
  const urlBy = useCallback(
    (materialId: string, fileOf: (material: MaterialRow) => string | null | undefined) => {
      const material = data?.find((one) => one?.id === materialId);
      const file = material ? fileOf(material) : null;
      return file ? urlOf(file) : null;
    },
    [data, urlOf],
  );
  return useMemo(
    () => ({
      sourceOf: (materialId) => urlBy(materialId, ({ file }) => file),
      pictureOf: (materialId) =>
        urlBy(materialId, ({ type, file, thumbnail }) => thumbnail ?? (type === 'image' ? file : null)),
    }),
    [urlBy],
  );
}
