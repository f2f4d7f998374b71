import { useRecordContext } from 'react-admin';
import type { AdSlotSlots } from '#generated/console/ad-slots/slots.gen.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { layoutSentences } from '../parts/layout/sentences.ts';
import { useAreas, useAreaText } from './areas.ts';

/** The area of the layout by its name. Its id is of the document, and tells nobody anything. */
function AreaName() {
  const say = useSentences(layoutSentences);
  const record = useRecordContext();
  const { areas, isRead, isFailed } = useAreas(record?.['layoutId']);
  const textOf = useAreaText(areas);
  const id = String(record?.['widgetId'] ?? '');
  const area = areas.find((one) => one.id === id);
  if (area) return textOf(area);
  if (isFailed) return say('slotArea.failed', { id });
  return isRead ? say('slotArea.gone', { id }) : null;
}

export const slots: AdSlotSlots = { values: { widgetId: <AreaName /> } };
