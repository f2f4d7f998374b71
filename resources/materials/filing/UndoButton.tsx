import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'react-admin';

/** Takes back what the notification says. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  );
}
