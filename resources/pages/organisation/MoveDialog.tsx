import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '#src/ui/actions/ConfirmDialog.tsx';
import { useTree } from '#src/ui/inputs/tree.ts';
import { useCall } from '#src/ui/useCall.ts';
import type { Node } from './organisationContext.ts';

interface MoveDialogProps {
  node: Node;
  /** Node it was dropped on. */
  to: Node | null;
  onClose: () => void;
}

/** Value that means the top of the enterprise. */
const TOP = '';

/** Dialog to move a department below another, with the consequences in words (ENT-06). */
export function MoveDialog({ node, to, onClose }: MoveDialogProps) {
  const [translate, notify, call] = [useTranslate(), useNotify(), useCall()];
  const client = useQueryClient();
  const [parentId, setParentId] = useState(to?.kind === 'department' ? to.id : TOP);
  const [isBusy, setBusy] = useState(false);
  const { nodes } = useTree({
    resource: 'departments',
    display: 'name',
    sort: 'position',
    parent: 'parentId',
    filter: { corpId: node.corpId },
  });
  const others = nodes.filter(({ id }) => id !== node.id);
  const known = others.some(({ id }) => id === parentId) ? parentId : TOP;
  const move = async () => {
    setBusy(true);
    try {
      await call('department.update', { id: node.id, parentId: known === TOP ? null : known });
      await client.invalidateQueries({ queryKey: ['departments'] });
      notify('organisation.moved', { type: 'success', messageArgs: { name: node.name } });
      onClose();
    } catch (error) {
      const message = error instanceof Error ? error.message : translate('ui.failed');
      notify(message, { type: 'error', messageArgs: { _: message } });
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={translate('organisation.moveTitle', { name: node.name })}
      confirmLabel={translate('organisation.moveDo')}
      isBusy={isBusy}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        label={translate('organisation.moveTo')}
        value={known}
        onChange={(event) => setParentId(event.target.value)}
        sx={{ mt: 1, mb: 2 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value={TOP}>{translate('organisation.moveTop')}</MenuItem>
        {others.map(({ id, name, depth }) => (
          <MenuItem key={id} value={id} sx={{ pl: 2 + depth * 2 }}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <p className="org-note">{translate('organisation.moveText')}</p>
    </ConfirmDialog>
  );
}
