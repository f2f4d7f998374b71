import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useNames } from '#src/ui/labels.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import type { Node } from './organisationContext.ts';

/** Leads to the form of a new department, below the one that is chosen. */
export function CreateDepartment({ below }: { below: Node | null }) {
  const translate = useTranslate();
  const names = useNames('departments');
  const path = usePathOf()('departments', 'create');
  if (!useCan('department.add') || !path) return null;
  const source = below?.kind === 'department' ? { parentId: below.id } : {};
  return (
    <Button
      component={Link}
      to={`${path}?${new URLSearchParams({ source: JSON.stringify(source) })}`}
      variant="contained"
      startIcon={<Add />}
    >
      {translate('ui.create', { name: names.one })}
    </Button>
  );
}
