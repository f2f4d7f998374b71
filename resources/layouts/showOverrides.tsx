import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { readLayout } from '#core/layout/migrate.ts';
import type { LayoutSlots } from '#generated/console/layouts/slots.gen.tsx';
import type { LayoutDetail } from '#generated/model/layouts/types.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { LayoutPlans } from '../parts/layout/LayoutPlans.tsx';
import { LayoutPreview } from './preview/lazyPreview.ts';
import { previewSentences } from './preview/previewSentences.ts';

/** Opens what screens show of the layout, as they show it; not for one that no screen could show. */
function PreviewButton() {
  const translate = useSentences(previewSentences);
  const record = useRecordContext<LayoutDetail>();
  const [isOpen, open] = useState(false);
  const read = useMemo(() => readLayout(record?.document), [record?.document]);
  if (!record || !read.ok) return null;
  return (
    <>
      <Button startIcon={<Visibility />} onClick={() => open(true)}>
        {translate('preview.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen ? <LayoutPreview document={read.document} layoutId={record.id} onClose={() => open(false)} /> : null}
      </Suspense>
    </>
  );
}

/** Shows the document of a layout as pictures of its pages instead of text, and as a whole as a screen does. */
export const slots: LayoutSlots = { values: { document: <LayoutPlans /> }, show: { toolbar: <PreviewButton /> } };
