import { type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Level } from './Level.tsx';
import { focusedBy, useOrganisation } from './organisationContext.ts';

/** The tree itself, by pointer and by keys: arrows walk and open, Enter chooses. */
export function Tree() {
  const translate = useTranslate();
  const { toggle } = useOrganisation();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'treeitem') return;
    const state = target.getAttribute('aria-expanded');
    const id = target.dataset['node'] ?? '';
    const next = focusedBy(currentTarget, target, key);
    if (key === 'Enter' || key === ' ') target.querySelector<HTMLElement>('.org-node')?.click();
    else if (key === 'ArrowRight' && state === 'false') toggle(id, true);
    else if (key === 'ArrowLeft' && state === 'true') toggle(id, false);
    else if (next) next.focus();
    else return;
    event.preventDefault();
  };
  return (
    <ul role="tree" className="org-tree" aria-label={translate('organisation.tree')} onKeyDown={press}>
      <Level parent={null} depth={0} />
    </ul>
  );
}
