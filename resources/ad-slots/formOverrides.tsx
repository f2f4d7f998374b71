import { useEffect, useRef, type ChangeEvent } from 'react';
import { SelectInput, useRecordContext, type RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AdSlotSlots } from '#generated/console/ad-slots/slots.gen.tsx';
import { useInputProps } from '#src/ui/inputs/inputProps.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { layoutSentences } from '../parts/layout/sentences.ts';
import { useAreas, useAreaText, type Area } from './areas.ts';

/** The area of the layout that a slot is in: one of those for ads, whose size the slot takes (LAY-06). */
function AreaInput() {
  const say = useSentences(layoutSentences);
  const record: RaRecord | undefined = useRecordContext();
  const { getFieldState, getValues, setValue } = useFormContext();
  const [layoutId, widgetId]: unknown[] = useWatch({ name: ['layoutId', 'widgetId'] });
  const { fullWidth, margin, ...shared } = useInputProps({
    source: 'widgetId',
    help: 'resources.ad-slots.help.widgetId',
    required: true,
  });
  const isChosen = typeof layoutId === 'string' && layoutId !== '';
  const { areas, selling, isRead, isFailed } = useAreas(layoutId);
  const textOf = useAreaText(areas);
  const take = ({ id, width, height }: Area) => {
    for (const [name, value] of Object.entries({ widgetId: id, width, height }))
      setValue(name, value, { shouldDirty: true, shouldValidate: name !== 'widgetId' });
  };
  // A slot that is where it was stays there, also where its area is gone.
  const isMoved = record?.id === undefined || record['layoutId'] !== layoutId;
  useEffect(() => {
    const [first] = areas;
    if (!first || !isMoved) return;
    const same = areas.find(({ id }) => id === getValues('widgetId'));
    if (!same || !getValues('width')) take(same ?? first);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the areas of another layout are here
  }, [areas, isMoved]);
  const copiedIn = useRef(getValues('name') ? layoutId : null);
  useEffect(() => {
    // A copy sells as its original, unless it is put into another layout.
    if (!selling || record?.id !== undefined || layoutId === copiedIn.current) return;
    for (const [name, value] of Object.entries(selling))
      if (!getFieldState(name).isTouched) setValue(name, value, { shouldDirty: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the settings of another layout are here
  }, [selling]);
  const current = typeof widgetId === 'string' ? widgetId : '';
  const isKnown = areas.some(({ id }) => id === current);
  const lack = () => {
    if (!isChosen) return say('slotArea.noLayout');
    if (isFailed) return say('slotArea.failed', { id: current });
    if (!isRead) return current;
    return areas.length === 0 ? say('slotArea.none') : say('slotArea.gone', { id: current });
  };
  const choices = [
    ...(isKnown ? [] : [{ id: current, name: lack() }]),
    ...areas.map((area) => ({ id: area.id, name: textOf(area) })),
  ];
  return (
    <SelectInput
      {...shared}
      margin={margin}
      fullWidth={fullWidth}
      choices={choices}
      translateChoice={false}
      onChange={(event) => {
        // A record only where a new one is made in the list; none is here.
        const { value } = (event as ChangeEvent<HTMLInputElement>).target;
        const chosen = areas.find(({ id }) => id === value);
        if (chosen) take(chosen);
      }}
    />
  );
}

/** A slot is put into an area by its name, not by its id. */
export const slots: AdSlotSlots = { inputs: { widgetId: <AreaInput /> } };
