import Dialog from '@mui/material/Dialog';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { focusOnMount } from '../../ui/useFocusOnMount.ts';
import { paletteGroups, type PaletteItem } from './items.ts';
import { PaletteOption } from './PaletteOption.tsx';
import { usePaletteSource } from './usePaletteSource.ts';
import { useRecords } from './useRecords.ts';
import './Palette.css';

interface PaletteProps {
  onClose: () => void;
  onKeys: () => void;
}

/** Pages, records and actions by a few letters (Ctrl-K). The field keeps the focus; the arrows walk the lines. */
export default function Palette({ onClose, onKeys }: PaletteProps) {
  const translate = useTranslate();
  const id = useId();
  const [q, setQ] = useState('');
  const [at, setAt] = useState(0);
  const source = usePaletteSource(onKeys);
  const { records, isPending, isFailed } = useRecords(q);
  const groups = paletteGroups({ ...source, records }, q.trim());
  const items = groups.flatMap((group) => group.items);
  const active = items[Math.min(at, items.length - 1)];
  const choose = (item: PaletteItem | undefined) => {
    if (!item || item.reason !== undefined) return;
    onClose();
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method that is composing a word keeps its own arrows and Enter.
    if (event.nativeEvent.isComposing) return;
    const now = active ? items.indexOf(active) : 0;
    const to: Record<string, number> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 };
    const next = to[event.key];
    if (next !== undefined && items.length > 0) setAt((next + items.length) % items.length);
    else if (event.key === 'Enter') choose(active);
    else return;
    event.preventDefault();
  };
  const say = isFailed ? 'shell.palette.failed' : isPending ? 'shell.palette.pending' : 'shell.palette.none';
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { className: 'palette', 'aria-label': translate('shell.palette.open') } }}
    >
      <input
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active ? `${id}-${active.id}` : undefined}
        aria-autocomplete="list"
        aria-label={translate('shell.palette.open')}
        placeholder={translate('shell.palette.placeholder')}
        className="palette-input"
        ref={focusOnMount}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={q}
        onChange={({ target }) => {
          setQ(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}-list`} aria-label={translate('shell.palette.open')} className="palette-list">
        {groups.map((group) => (
          <div key={group.key} role="group" aria-label={translate(`shell.palette.${group.key}`)}>
            <span aria-hidden="true" className="palette-heading">
              {translate(`shell.palette.${group.key}`)}
            </span>
            {group.items.map((item) => (
              <PaletteOption
                key={item.id}
                id={`${id}-${item.id}`}
                item={item}
                isActive={item === active}
                onPoint={() => item !== active && setAt(items.indexOf(item))}
                onChoose={() => choose(item)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="palette-status">
        {items.length === 0 || isPending || isFailed ? translate(say) : ''}
      </p>
    </Dialog>
  );
}
