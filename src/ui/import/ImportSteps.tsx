import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { usePathOf } from '../paths.ts';
import { ChooseSheet } from './ChooseSheet.tsx';
import { FailuresButton } from './FailuresButton.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { isRunning, TASK_RESOURCE } from './task.ts';
import { useImport } from './useImport.ts';
import { useSentences } from '../sentences.ts';
import { importSentences } from './sentences.ts';

interface ImportStepsProps {
  meta: EntityMeta;
  importing: NonNullable<EntityMeta['importing']>;
  /** Draws the steps and what can be done next: in a dialog, or on a page of its own. */
  children: (parts: {
    body: ReactNode;
    ways: ReactNode;
    runs: boolean;
    hasTask: boolean;
    stop: () => void;
  }) => ReactNode;
  /** Called when the reader follows the link to the task. */
  onLeave?: () => void;
}

/** Template, file, progress, result of an import (DEV-03, UI-06). */
export function ImportSteps({ meta, importing, children, onLeave }: ImportStepsProps) {
  const { sent, task, refused, send, stop, reset } = useImport(meta.name, importing.verb);
  const translate = useSentences(importSentences);
  const pathOf = usePathOf();
  const runs = task !== undefined && isRunning(task);
  const page = task ? pathOf(TASK_RESOURCE, 'show', task.id) : null;
  const body = task ? (
    <>
      <ImportProgress task={task} />
      <ImportErrors resource={meta.resource} task={task} />
    </>
  ) : (
    <ChooseSheet
      entity={meta.name}
      template={importing.template}
      sent={sent}
      refused={refused}
      onChoose={(file) => void send(file)}
    />
  );
  const ways = (
    <>
      {task && page ? (
        <Button component={Link} to={page} color="inherit" sx={{ mr: 'auto' }} onClick={onLeave}>
          {translate('ui.import.task')}
        </Button>
      ) : null}
      {task && !runs && task.failed > 0 ? <FailuresButton id={task.id} /> : null}
      {task && !runs ? (
        <Button color="inherit" onClick={reset}>
          {translate('ui.import.another')}
        </Button>
      ) : null}
    </>
  );
  return children({ body, ways, runs, hasTask: task !== undefined, stop });
}
