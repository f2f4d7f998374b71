import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import type { Widget } from '#core/layout/document.ts';
import { adSlotMeta } from '#generated/model/ad-slots/meta.gen.ts';
import type { AdSlotRow } from '#generated/model/ad-slots/types.gen.ts';
import { useDuplicatePath } from '#src/ui/actions/duplicatePath.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useFormats } from '#src/ui/format.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';

type SlotFacts = Pick<
  AdSlotRow,
  'sellingMode' | 'cptPriceFen' | 'cpmPriceFen' | 'rtbPriceFen' | 'opening' | 'mode' | 'carouselPlaces'
>;

const PRICES = { cpt: 'cptPriceFen', cpm: 'cpmPriceFen', rtb: 'rtbPriceFen' } as const;

/** Scenario settings of a slot in a line: opening rule, mode, selling mode, price and most ads (LAY-07). */
function useScenarioText() {
  const translate = useTranslate();
  const { money, number } = useFormats();
  return (slot: SlotFacts): string => {
    const { sellingMode, carouselPlaces } = slot;
    const word = (field: 'opening' | 'mode' | 'sellingMode') =>
      translate(`resources.ad-slots.values.${field}.${slot[field]}`);
    const fen = sellingMode === 'scan' ? null : slot[PRICES[sellingMode]];
    const price = typeof fen === 'number' ? money(fen) : null;
    const places = translate('designer.slotPlaces', { places: number(carouselPlaces) });
    return [word('opening'), word('mode'), word('sellingMode'), price, places].filter(Boolean).join(' · ');
  };
}

/** The slots that are sold in an area, each with its scenario and a way to its settings (LAY-06, LAY-07). */
export function AreaSlots({ area: { id: widgetId, width, height } }: { area: Widget }) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const duplicateOf = useDuplicatePath(adSlotMeta);
  const textOf = useScenarioText();
  const layoutId = useRecordContext()?.id;
  const canSee = useCan('adSlot.view');
  const canAdd = useCan('adSlot.add');
  const { data } = useGetList<AdSlotRow>(
    'ad-slots',
    { filter: { layoutId }, pagination: { page: 1, perPage: 100 } },
    { enabled: canSee && layoutId !== undefined },
  );
  if (!canSee) return null;
  const own = (data ?? []).filter((slot) => slot.widgetId === widgetId);
  // A copy has the area and the size of the first; its hours, mode and price are then its own.
  const another = own[0] ? duplicateOf({ ...own[0] }) : null;
  const form = canAdd ? pathOf('ad-slots', 'create') : null;
  const preset = new URLSearchParams({ source: JSON.stringify({ layoutId, widgetId, width, height }) });
  return (
    <div className="designer-fields">
      <h4>{translate('designer.slots')}</h4>
      {layoutId === undefined ? <p>{translate('designer.slotsLater')}</p> : null}
      {layoutId !== undefined && data && own.length === 0 ? <p>{translate('designer.noSlots')}</p> : null}
      {layoutId !== undefined && data && own.length === 0 && form ? (
        <p>
          <AppLink href={`${form}?${preset}`} className="field-link">
            {translate('designer.firstSlot')}
          </AppLink>
        </p>
      ) : null}
      {own.map((slot) => {
        const path = pathOf('ad-slots', 'edit', slot.id) ?? pathOf('ad-slots', 'show', slot.id);
        return (
          <p key={slot.id}>
            {path ? (
              <AppLink href={path} className="field-link">
                {slot.name}
              </AppLink>
            ) : (
              slot.name
            )}
            <br />
            <small>{textOf(slot)}</small>
          </p>
        );
      })}
      {another ? (
        <p>
          <AppLink href={another} className="field-link">
            {translate('designer.addScenario')}
          </AppLink>
          <br />
          <small>{translate('designer.addScenarioHelp')}</small>
        </p>
      ) : null}
    </div>
  );
}
