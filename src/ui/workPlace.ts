/** Id of the element in the top bar that shows the progress of background work, where it covers nothing. */
export const WORK_PLACE = 'work-place';
