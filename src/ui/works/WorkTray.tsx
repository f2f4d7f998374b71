import { useSyncExternalStore } from 'react';
import { useSentences } from '../sentences.ts';
import { workSentences } from './sentences.ts';
import { dismissWork } from './beginWork.ts';
import { WorkRow } from './WorkRow.tsx';
import { works } from './works.ts';
import './WorkTray.css';

/** Work that runs or has ended without its page, over every page (UI-06). */
export default function WorkTray() {
  const translate = useSentences(workSentences);
  const shown = useSyncExternalStore(works.subscribe, works.list);
  if (shown.length === 0) return null;
  return (
    <section className="work-tray" aria-label={translate('works.label')}>
      <ul>
        {shown.map((work) => (
          <WorkRow key={work.id} work={work} onDismiss={() => dismissWork(work.id)} />
        ))}
      </ul>
    </section>
  );
}
