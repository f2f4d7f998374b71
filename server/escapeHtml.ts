/** Returns a text as it stands in HTML, also within an attribute: nothing of it is markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
