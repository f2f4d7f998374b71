/** Notifications of success and failure, one after another. Loaded on first use, together with MUI's snackbar. */
export { Notification as default } from 'react-admin';
