import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import type { AdSlotRow } from '#generated/model/ad-slots/types.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';

/** The slots that are sold in an area, each with a way to its selling settings (LAY-06). */
export function AreaSlots({ widgetId }: { widgetId: string }) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const layoutId = useRecordContext()?.id;
  const canSee = useCan('adSlot.view');
  const { data } = useGetList<AdSlotRow>(
    'ad-slots',
    { filter: { layoutId }, pagination: { page: 1, perPage: 100 } },
    { enabled: canSee && layoutId !== undefined },
  );
  if (!canSee) return null;
  const own = (data ?? []).filter((slot) => slot.widgetId === widgetId);
  return (
    <div className="designer-fields">
      <h4>{translate('designer.slots')}</h4>
      {layoutId === undefined ? <p>{translate('designer.slotsLater')}</p> : null}
      {layoutId !== undefined && data && own.length === 0 ? <p>{translate('designer.noSlots')}</p> : null}
      {own.map(({ id, name, sellingMode }) => {
        const path = pathOf('ad-slots', 'edit', id) ?? pathOf('ad-slots', 'show', id);
        const text = `${name} · ${translate(`resources.ad-slots.values.sellingMode.${sellingMode}`)}`;
        return (
          <p key={id}>
            {path ? (
              <AppLink href={path} className="field-link">
                {text}
              </AppLink>
            ) : (
              text
            )}
          </p>
        );
      })}
    </div>
  );
}
