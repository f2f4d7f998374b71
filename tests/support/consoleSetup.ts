import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A view's script, its first call and a real server behind it take much longer than the usual second, especially on a
// busy machine.
configure({ asyncUtilTimeout: 90_000 });

// Deferred rendering would go on after the test, when there is no window any more.
afterEach(cleanup);
