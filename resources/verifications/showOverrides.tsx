import { useRecordContext, useTranslate } from 'react-admin';
import type { VerificationSlots } from '#generated/console/verifications/slots.gen.tsx';
import type { VerificationDetail } from '#generated/model/verifications/types.gen.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { useUploads } from '#src/ui/upload.ts';
import './papers.css';

/** The papers, each opened whole by a press. */
function Papers() {
  const translate = useTranslate();
  const { urlOf } = useUploads();
  const ids = useRecordContext<VerificationDetail>()?.pictures ?? [];
  if (ids.length === 0) return <Empty />;
  return (
    <ul className="papers">
      {ids.map((id, index) => (
        <li key={id}>
          <a href={urlOf(id) ?? undefined} target="_blank" rel="noreferrer">
            <img src={urlOf(id) ?? undefined} alt={translate('ui.file.picture', { n: index + 1 })} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Papers for the reviewer, beside the typed values (ENT-08). */
export const slots: VerificationSlots = { values: { pictures: <Papers /> } };
