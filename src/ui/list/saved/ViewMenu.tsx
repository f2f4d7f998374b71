import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCan } from '../../permission.ts';
import type { SavedView, useSavedViews } from './useSavedViews.ts';
import { VIEW } from './viewParameter.ts';

interface ViewMenuProps {
  anchor: HTMLElement | null;
  book: ReturnType<typeof useSavedViews>;
  isModified: boolean;
  /** Null is the list as the schema has it. */
  onOpen: (view: SavedView | null) => void;
  onSave: (view: SavedView) => void;
  onSaveAs: () => void;
  onRename: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
  onClose: () => void;
}

/** The views of this list, one's own and those that others share, and what can be done with the one that is open. */
export function ViewMenu(props: ViewMenuProps) {
  const { anchor, book, isModified, onOpen, onSave, onSaveAs, onRename, onDelete, onClose } = props;
  const { views, active, isOwn, defaultId, setDefaultId, update } = book;
  const [translate, notify] = [useTranslate(), useNotify()];
  const mayShare = useCan('savedView.share');
  const [own, others] = [views.filter(isOwn), views.filter((view) => !isOwn(view))];
  const mine = active && isOwn(active) ? active : null;
  const item = (key: string, run: () => void, name = translate(`ui.views.${key}`)): ReactNode => (
    <MenuItem
      key={key}
      onClick={() => {
        onClose();
        run();
      }}
    >
      {name}
    </MenuItem>
  );
  const choice = (view: SavedView | null): ReactNode => {
    const isActive = (view?.id ?? null) === (active?.id ?? null);
    return (
      <MenuItem
        key={view?.id ?? ''}
        role="menuitemradio"
        aria-checked={isActive}
        onClick={() => {
          onClose();
          onOpen(view);
        }}
      >
        <ListItemIcon>{isActive ? <Check fontSize="small" /> : null}</ListItemIcon>
        {view?.name ?? translate('ui.views.standard')}
        {view && view.id === defaultId ? <small className="view-note">{translate('ui.views.isDefault')}</small> : null}
      </MenuItem>
    );
  };
  const copy = async (id: string) => {
    const url = new URL(window.location.href);
    url.search = new URLSearchParams({ [VIEW]: id }).toString();
    try {
      await navigator.clipboard.writeText(url.href);
      notify('ui.views.copied', { type: 'info' });
    } catch {
      // Without https there is no clipboard: the address is shown, so that it can be copied by hand.
      notify(url.href, { type: 'info', autoHideDuration: null });
    }
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} slotProps={{ list: { dense: true } }}>
      {choice(null)}
      {own.map(choice)}
      {others.length > 0 ? (
        <ListSubheader role="presentation" className="view-heading">
          {translate('ui.views.shared')}
        </ListSubheader>
      ) : null}
      {others.map(choice)}
      <Divider />
      {mine && isModified ? item('save', () => onSave(mine)) : null}
      {active && isModified ? item('revert', () => onOpen(active)) : null}
      {item('saveAs', onSaveAs)}
      {active ? <Divider /> : null}
      {mine ? item('rename', () => onRename(mine)) : null}
      {mine && mayShare
        ? item(mine.shared ? 'unshare' : 'share', () => void update(mine.id, { shared: !mine.shared }))
        : null}
      {active
        ? item(active.id === defaultId ? 'unsetDefault' : 'setDefault', () =>
            setDefaultId(active.id === defaultId ? null : active.id),
          )
        : null}
      {active ? item('copy', () => void copy(active.id)) : null}
      {mine ? item('delete', () => onDelete(mine), translate('ui.delete')) : null}
    </Menu>
  );
}
