import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A view's script, its first call and a real server behind it take much longer than the second that is usual, on a busy machine most of all.
configure({ asyncUtilTimeout: 45_000 });

// What is drawn in slices would go on after the test, when there is no window any more.
afterEach(cleanup);
