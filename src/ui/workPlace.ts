/** Id of the place in the bar over the page where work that goes on elsewhere says how far it is, where nothing is covered by it. */
export const WORK_PLACE = 'work-place';
