import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface ViewButtonProps {
  name?: string;
  isModified?: boolean;
  isOpen?: boolean;
  onClick: (button: HTMLElement) => void;
}

/** Button with the name of the open saved view, marked when the list differs from it. */
export function ViewButton({ name, isModified = false, isOpen = false, onClick }: ViewButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      color="inherit"
      endIcon={<ExpandMore />}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onClick(currentTarget)}
      className="view-switch"
    >
      <span>{name ?? translate('ui.views.title')}</span>
      {isModified ? (
        <i role="img" aria-label={translate('ui.views.modified')} title={translate('ui.views.modified')} />
      ) : null}
    </Button>
  );
}
