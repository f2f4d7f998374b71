import useMediaQuery from '@mui/material/useMediaQuery';
import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { AdRow } from '#generated/model/ads/types.gen.ts';
import { AuditPanel } from './AuditPanel.tsx';
import { AuditRow } from './AuditRow.tsx';

/** Ads that wait for a review beside what they would show, so that one looks and decides without leaving (AD-07). */
export function AuditList() {
  const translate = useTranslate();
  const { data = [] } = useListContext<AdRow>();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [chosen, setChosen] = useState<string | null>(null);
  // A wide window always shows one: after a decision the next in line.
  const open = data.find(({ id }) => id === chosen) ?? (isNarrow ? undefined : data[0]);
  const panel = open ? <AuditPanel key={open.id} id={open.id} /> : null;
  return (
    <div className="audit">
      <ul className="audit-rows" aria-label={translate('ads.waiting')}>
        {data.map((ad) => (
          <AuditRow key={ad.id} ad={ad} isOpen={ad.id === open?.id} onOpen={() => setChosen(ad.id)} />
        ))}
      </ul>
      {isNarrow ? (
        <Dialog open={open !== undefined} onClose={() => setChosen(null)} fullScreen aria-label={open?.name}>
          {open ? <AuditPanel key={open.id} id={open.id} onClose={() => setChosen(null)} /> : null}
        </Dialog>
      ) : (
        <div className="audit-panel">{panel}</div>
      )}
    </div>
  );
}
