/**
 * Loads the page anew without the browser asking about unsaved input: whoever comes here was asked already, or has
 * no session any more that could save it. Capture comes before the asking listeners of forms.
 */
export function reloadPage(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  location.reload();
}
