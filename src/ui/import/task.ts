/** Error in a cell of a sheet, or in a whole row. */
interface RowError {
  row: number;
  column?: string;
  field?: string;
  zh: string;
  en: string;
}

/** An import, as answered by the call importTask.one. */
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

/** Entity of import tasks, and its resource. */
export const TASK_ENTITY = 'importTask';
export const TASK_RESOURCE = 'import-tasks';

export const isRunning = ({ status }: Pick<ImportTask, 'status'>): boolean => status === 'processing';
