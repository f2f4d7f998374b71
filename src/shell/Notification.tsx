/** What was done and what failed, one after another; with the snackbar that the first of them brings along. */
export { Notification as default } from 'react-admin';
