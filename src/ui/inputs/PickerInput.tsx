import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';
import { useNames } from '../labels.ts';
import { useOwnChoices } from '../owner.ts';
import { useCan } from '../permission.ts';
import { ChosenRecords } from './ChosenRecords.tsx';
import type { InputProps } from './inputProps.ts';
import { LabelledGroup } from './LabelledGroup.tsx';
import { useRawInput } from './useRawInput.ts';
import { useSentences } from '../sentences.ts';
import { pickerSentences } from './sentences.ts';

/** Dialog with rows and search; loaded when somebody opens it. */
const PickerDialog = lazy(async () => ({ default: (await import('./PickerDialog.tsx')).PickerDialog }));

interface PickerProps extends InputProps {
  target: ReferenceTarget | undefined;
  max?: number;
  filter?: Readonly<Record<string, unknown>>;
  /** Records of other enterprises can be chosen, too. */
  across?: boolean;
  /** Permission with which a new record can be made from inside the picker. */
  create?: string;
  /** The value is an id, not a list of them. */
  single?: boolean;
}

/** Ids of a field that holds several, or one. */
const asIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '');

function Picker({ target, max, filter, across, create, single = false, ...props }: PickerProps) {
  const own = useOwnChoices(target, across);
  const mayCreate = useCan(create) && create !== undefined;
  const { change, blur, focusRef, value, readOnly, frame } = useRawInput(props);
  const translate = useSentences(pickerSentences);
  const [isOpen, setOpen] = useState(false);
  const names = useNames(target?.resource ?? '');
  const ids = asIds(value);
  const set = (next: string[]) => change(single ? (next[0] ?? null) : next);
  const use = (next: string[]) => {
    set(next);
    setOpen(false);
  };
  return (
    <LabelledGroup {...frame}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {target ? (
          <ChosenRecords
            ids={ids}
            target={target}
            isLocked={readOnly}
            onRemove={(id) => set(ids.filter((one) => one !== id))}
          />
        ) : null}
        <Button
          ref={focusRef}
          variant="outlined"
          disabled={!target || readOnly}
          onClick={() => setOpen(true)}
          onBlur={blur}
        >
          {!target
            ? translate('ui.picker.firstChooseType')
            : ids.length > 0
              ? translate('ui.picker.change')
              : translate('ui.picker.choose', { name: names.many })}
        </Button>
      </Box>
      {isOpen && target ? (
        <Suspense fallback={null}>
          <PickerDialog
            target={target}
            chosen={ids}
            max={single ? 1 : max}
            filter={{ ...own, ...filter }}
            mayCreate={mayCreate}
            onClose={() => setOpen(false)}
            onUse={use}
          />
        </Suspense>
      ) : null}
    </LabelledGroup>
  );
}

export interface ReferencePickerInputProps
  extends InputProps, Pick<ReferenceTarget, 'resource' | 'display' | 'sort' | 'owned' | 'narrow'> {
  max?: number;
  filter?: Readonly<Record<string, unknown>>;
  across?: boolean;
  create?: string;
}

/** Several records of another entity, picked from its list. */
export function ReferencePickerInput({ resource, display, sort, owned, narrow, ...props }: ReferencePickerInputProps) {
  return <Picker {...props} target={{ resource, display, sort, owned, narrow }} />;
}

interface PolyReferenceInputProps extends InputProps {
  /** Sibling field whose value is an entity's name. */
  by: string;
  targets: Readonly<Record<string, ReferenceTarget>>;
  max?: number;
  single?: boolean;
}

/** The same for several entities: a sibling field names the entity, and changing it empties the choice. */
export function PolyReferenceInput({ by, targets, ...props }: PolyReferenceInputProps) {
  const kind: unknown = useWatch({ name: by });
  const { change } = useRawInput(props);
  const before = useRef(kind);
  useEffect(() => {
    const hadKind = typeof before.current === 'string' && before.current !== '';
    if (hadKind && before.current !== kind) change(props.single ? null : []);
    before.current = kind;
  }, [kind, change, props.single]);
  return <Picker {...props} target={typeof kind === 'string' ? targets[kind] : undefined} />;
}
