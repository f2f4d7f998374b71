import Lock from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Notice } from '../page/Notice.tsx';
import { useRuleContext } from '../ruleContext.ts';
import { useDuplicatePath } from '../actions/duplicatePath.ts';
import { useGuardReason } from '../actions/useGuardReason.ts';
import { meets } from '#core/entity/guard.ts';
import type { EntityMeta } from '#core/entity/meta.ts';

interface ChangeableProps {
  meta: EntityMeta;
  back: string;
  children: ReactNode;
}

/** The form of a record, or the reason why it cannot be edited. */
export function Changeable({ meta, back, children }: ChangeableProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const context = useRuleContext('update');
  const { word } = useGuardReason(meta);
  const copyPath = useDuplicatePath(meta);
  const guard = meets(meta, 'update', record ?? {}, context());
  if (!record || guard.ok) return children;
  const copy = copyPath(record);
  return (
    <Notice
      icon={<Lock aria-hidden />}
      title={word(guard.why)}
      action={
        <>
          <Button component={Link} to={back} variant="outlined">
            {translate('ui.back')}
          </Button>
          {copy ? (
            <Button component={Link} to={copy} variant="contained" sx={{ ml: 1 }}>
              {translate('ui.duplicate')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
