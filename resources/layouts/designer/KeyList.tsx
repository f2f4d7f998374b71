import Popover from '@mui/material/Popover';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { SHORTCUTS } from './keys.ts';
import { shownKeys } from './Toolbar.tsx';

interface KeyListProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The keys of the designer, as a list to open, by its button or by "?". */
export function KeyList({ isOpen, onOpen }: KeyListProps) {
  const translate = useTranslate();
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor} type="button" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        {translate('designer.keys')}
      </button>
      <Popover
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => onOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('designer.keys') } }}
      >
        <dl className="designer-keys">
          <dt>Tab</dt>
          <dd>{translate('designer.keyTab')}</dd>
          <dt>← ↑ → ↓</dt>
          <dd>{translate('designer.keyArrows')}</dd>
          <dt>?</dt>
          <dd>{translate('designer.keys')}</dd>
          <dt>{translate('designer.space')}</dt>
          <dd>{translate('designer.keyPan')}</dd>
          {SHORTCUTS.map(([keys, command]) => (
            <div key={keys}>
              <dt lang="en">{shownKeys(keys)}</dt>
              <dd>{translate(`designer.commands.${command}`)}</dd>
            </div>
          ))}
        </dl>
      </Popover>
    </>
  );
}
