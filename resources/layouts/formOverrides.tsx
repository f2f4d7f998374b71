import Box from '@mui/material/Box';
import { Suspense, useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import type { LayoutSlots } from '#generated/console/layouts/slots.gen.tsx';
import { SIDE } from '#core/layout/values.ts';
import { EntityFormContext, useEntityForm } from '#src/ui/form/formContext.ts';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { layoutSentences } from '../parts/layout/sentences.ts';
import { FormDocument } from './FormDocument.tsx';

/** Drafts and versions: who makes a new layout does not pay for them. */
const DraftedDocument = lazyPart(async () => ({
  default: (await import('./draft/DraftedDocument.tsx')).DraftedDocument,
}));

/** Arrangement of a layout: of a new one in its form, of one that exists as a draft of its own (LAY-12). */
function DocumentInput() {
  const record = useRecordContext();
  return record?.id === undefined ? (
    <FormDocument />
  ) : (
    <Box sx={{ minWidth: 0 }}>
      <Suspense fallback={<RecordSkeleton />}>
        <DraftedDocument key={record.id} layoutId={String(record.id)} />
      </Suspense>
    </Box>
  );
}

/** A side of a layout. One that exists has its size in its draft, where the designer changes it: here it is what screens show. */
function SideInput({ source }: { source: 'width' | 'height' }) {
  useSentences(layoutSentences);
  const record = useRecordContext();
  const form = useEntityForm();
  const locked = useMemo(
    () => ({ ...form, locked: new Map([...form.locked, [source, 'layouts.sizeInDesigner']]) }),
    [form, source],
  );
  return (
    <EntityFormContext.Provider value={record?.id === undefined ? form : locked}>
      <NumberInput source={source} required min={SIDE.min} max={SIDE.max} />
    </EntityFormContext.Provider>
  );
}

/** A layout begins with an arrangement that is there. */
export const slots: LayoutSlots = {
  inputs: {
    document: <DocumentInput />,
    width: <SideInput source="width" />,
    height: <SideInput source="height" />,
  },
  form: { wide: true },
};
