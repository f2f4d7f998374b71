import Lock from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Notice } from '../page/Notice.tsx';
import { useRuleContext } from '../ruleContext.ts';
import type { FormDef } from './EntityForm.tsx';
import { fixedBy } from './fixedBy.ts';

interface ChangeableProps {
  def: FormDef;
  back: string;
  children: ReactNode;
}

/** The form of a record, or why there is none: it would be refused whatever was filled in. */
export function Changeable({ def, back, children }: ChangeableProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const context = useRuleContext('update');
  const rule = record && fixedBy(def.meta, def.rules, record, context());
  if (!rule) return children;
  return (
    <Notice
      icon={<Lock aria-hidden />}
      title={translate(`rules.${rule.id}`)}
      action={
        <Button component={Link} to={back} variant="outlined">
          {translate('ui.back')}
        </Button>
      }
    />
  );
}
