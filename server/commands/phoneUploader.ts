/** Pages on which somebody without an account brings pictures (phoneDoor.ts). */
const PAGES = ['cast', 'task'] as const;

const nameOf = (page: (typeof PAGES)[number], id: string): string => `${page} ${id}`;

/** Name under which a passer-by's upload stands: the screen before which it was made. */
export const castUploader = (deviceId: string): string => nameOf('cast', deviceId);

/** Name under which a photo stands that was brought by a task's link. */
export const taskUploader = (taskId: string): string => nameOf('task', taskId);

/** Returns whether an upload stands under one of these names. */
export const isOfPhone = (uploader: string): boolean => PAGES.some((page) => uploader.startsWith(nameOf(page, '')));
