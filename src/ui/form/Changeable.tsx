import Lock from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Notice } from '../page/Notice.tsx';
import { useRuleContext } from '../ruleContext.ts';
import type { FormDef } from './EntityForm.tsx';
import type { EntityMeta } from '#core/entity/meta.ts';
import { isAsked, type Rule, type RuleContext, type Values } from '#core/entity/rule.ts';

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

/**
 * Returns the rule by which a record cannot be changed at all: one that it breaks as it is, and that reads nothing a form
 * could change. Whoever filled in the form would be refused in the end. Undefined where it may be changed.
 */
export function fixedBy(
  { fields }: Pick<EntityMeta, 'fields'>,
  rules: readonly Rule[],
  record: Values,
  context: RuleContext,
): Rule | undefined {
  const readOnly = new Set(fields.filter((field) => field.readOnly).map(({ name }) => name));
  return rules.find(
    ({ on, reads, assert }) =>
      isAsked({ on }, 'update') &&
      reads.length > 0 &&
      reads.every((name) => readOnly.has(name)) &&
      !assert(record, context),
  );
}
