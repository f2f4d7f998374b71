/** What is wrong with a cell of a sheet, or with a whole row. */
interface RowError {
  row: number;
  column?: string;
  field?: string;
  zh: string;
  en: string;
}

/** An import as the call importTask.one answers it. */
export interface ImportTask {
  id: string;
  fileName?: string | null;
  entity?: string | null;
  status: string;
  total: number;
  done: number;
  failed: number;
  problem?: string | null;
  errors?: RowError[] | null;
}

/** Entity that shows how imports go, and its resource. */
export const TASK_ENTITY = 'importTask';
export const TASK_RESOURCE = 'import-tasks';

export const isRunning = ({ status }: Pick<ImportTask, 'status'>): boolean => status === 'processing';
