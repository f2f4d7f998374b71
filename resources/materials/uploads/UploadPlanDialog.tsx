import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useFormats } from '#src/ui/format.ts';
import type { Refused, UploadPlan } from './dropped.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

interface UploadPlanDialogProps {
  plan: UploadPlan;
  onSend: () => void;
  onClose: () => void;
}

/**
 * Lists before the upload the files that will be refused, with the reasons, and asks about very many files (MAT-02).
 */
export default function UploadPlanDialog({ plan, onSend, onClose }: UploadPlanDialogProps) {
  const translate = useSentences(materialSentences);
  const titleId = useId();
  const { bytes, number } = useFormats();
  const { taken, refused } = plan;
  const size = taken.reduce((sum, { file }) => sum + file.size, 0);
  const whyOf = ({ rule, maxBytes }: Refused): string =>
    translate(`materials.plan.${rule}`, { size: maxBytes === undefined ? '' : bytes(maxBytes) });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        {taken.length > 0
          ? translate('materials.plan.title', { n: number(taken.length), size: bytes(size) })
          : translate('materials.plan.nothing')}
      </DialogTitle>
      <DialogContent>
        {refused.length > 0 ? (
          <section className="upload-refused">
            <h3>{translate('materials.plan.refused', { n: number(refused.length) })}</h3>
            <ul>
              {refused.map((one) => (
                <li key={one.name}>
                  <ErrorOutline fontSize="small" color="error" aria-hidden />
                  <span>{one.name}</span>
                  <small>{whyOf(one)}</small>
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <p>{translate('materials.plan.many')}</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate(taken.length > 0 ? 'ui.cancel' : 'ui.close')}
        </Button>
        {taken.length > 0 ? (
          <Button variant="contained" onClick={onSend} autoFocus>
            {translate('materials.plan.send', { n: number(taken.length) })}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
