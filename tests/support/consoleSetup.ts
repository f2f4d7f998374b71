import { configure } from '@testing-library/react';

// A view's script, its first call and a real server behind it take much longer than the second that is usual, on a busy machine most of all.
configure({ asyncUtilTimeout: 45_000 });
