import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useRecordContext } from 'react-admin';
import type { ImportTaskSlots } from '#generated/console/import-tasks/slots.gen.tsx';
import type { ImportTaskDetail } from '#generated/model/import-tasks/types.gen.ts';
import { FailuresButton } from '#src/ui/import/FailuresButton.tsx';
import { ImportErrors } from '#src/ui/import/ImportErrors.tsx';
import { ImportProgress } from '#src/ui/import/ImportProgress.tsx';
import { isRunning } from '#src/ui/import/task.ts';
import { headNamed } from '#src/providers/entityOf.ts';

function Outcome() {
  const task = useRecordContext<ImportTaskDetail>();
  if (!task) return null;
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <ImportProgress task={task} />
      <ImportErrors resource={headNamed(task.entity)?.resource ?? ''} task={task} />
      {!isRunning(task) && task.failed > 0 ? (
        <Box sx={{ mt: 1 }}>
          <FailuresButton id={task.id} />
        </Box>
      ) : null}
    </Paper>
  );
}

/** An import shows how far it is, and what is wrong with which row (DEV-03, UI-06). */
export const slots: ImportTaskSlots = { show: { above: <Outcome /> } };
