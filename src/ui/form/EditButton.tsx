import Edit from '@mui/icons-material/EditOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, useTranslate, type RaRecord } from 'react-admin';
import { meets } from '#core/entity/guard.ts';
import type { EntityMeta } from '#core/entity/meta.ts';
import { ReasonedButton } from '../actions/ReasonedButton.tsx';
import { useGuardReason } from '../actions/useGuardReason.ts';
import { usePathOf } from '../paths.ts';
import { useMay } from '../permission.ts';
import { useRuleContext } from '../ruleContext.ts';

interface EditButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  meta: EntityMeta;
  record: RaRecord<string>;
}

/** Leads to the form of a record. One that cannot be changed (x-form.edit.when) says why, or offers none. */
export function EditButton({ meta, record, ...look }: EditButtonProps) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const context = useRuleContext();
  const { word } = useGuardReason(meta);
  const mayEdit = useMay(meta, 'edit');
  const form = mayEdit ? pathOf(meta.resource, 'edit', record.id) : null;
  if (!form) return null;
  const guard = meets(meta, 'update', record, context());
  const shown = { ...look, size: 'small', startIcon: <Edit />, children: translate('ui.edit') } as const;
  if (guard.ok) return <Button component={Link} to={form} {...shown} />;
  const isSaid = guard.why.rule === 'condition' && guard.why.error !== undefined;
  return isSaid ? <ReasonedButton reason={word(guard.why)} {...shown} /> : null;
}
