import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { RecordCards } from '#src/ui/list/RecordCards.tsx';
import { RecordTable } from '#src/ui/list/RecordTable.tsx';
import { MaterialCard } from './MaterialCard.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useMaterialView } from './ViewSwitch.tsx';

function Grid() {
  const translate = useTranslate();
  const { data = [] } = useListContext<MaterialRow>();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <ul className="material-grid" aria-label={translate('materials.grid')}>
        {data.map((material) => (
          <MaterialCard key={material.id} material={material} onOpen={() => setOpenId(material.id)} />
        ))}
      </ul>
      {openId ? (
        <PreviewDialog materials={data} id={openId} onOpen={setOpenId} onClose={() => setOpenId(null)} />
      ) : null}
    </>
  );
}

/** Pictures for who looks, rows for who reads (MAT-01). */
export function MaterialBody() {
  const [view] = useMaterialView();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (view === 'grid') return <Grid />;
  return isNarrow ? <RecordCards /> : <RecordTable />;
}
