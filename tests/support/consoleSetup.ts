import * as React from 'react';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A view's script, its first call and a real server behind it take much longer than the usual second, especially on a
// busy machine.
configure({
  asyncUtilTimeout: 90_000,
  // What is waited for is asked for many times before it is there, and each time the page would be printed for nobody.
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let text: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (text ??= `${message}\n\n${prettyDOM(container) || ''}`),
    });
    return error;
  },
});

// React keeps a stack for each element that it makes until it has made 10,000 in a second, for a debugger that nobody has
// open here: a tenth of the work. It counts them, and is told that it has.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

// Deferred rendering would go on after the test, when there is no window any more.
afterEach(cleanup);

const native = new Set(Reflect.ownKeys(Element.prototype));

/** Tests of views share one window, and each file leaves it as it was. Styles stay: modules know that they are there. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const key of Reflect.ownKeys(Element.prototype))
    if (!native.has(key)) Reflect.deleteProperty(Element.prototype, key);
});
