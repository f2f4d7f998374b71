import type { DimensionMeta, ReportMeta } from '#core/report/meta.ts';
import { useCanSee } from '#src/ui/permission.ts';

/** Returns what the lines can be by, for this console and these permissions. */
export function useOpenDimensions({ dimensions }: ReportMeta): DimensionMeta[] {
  return dimensions.filter(useCanSee());
}
