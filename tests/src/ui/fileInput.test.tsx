import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { FileInput } from '#src/ui/inputs/FileInput.tsx';
import type { UploadedFile } from '#src/ui/upload.ts';
import { draw, fakeProvider } from './console.tsx';

afterEach(cleanup);

test('two files that arrive in the same moment are both kept [UI-06, MON-01]', async () => {
  const arrive: ((file: UploadedFile) => void)[] = [];
  const uploads = {
    upload: () => new Promise<UploadedFile>((resolve) => arrive.push(resolve)),
    importSheet: () => Promise.reject(new Error('nothing is imported here')),
    urlOf: () => null,
    profiles: { image: { maxBytes: 1024, endings: ['jpg'] } },
  };
  await draw(
    <Form record={{ photos: [] }}>
      <FileInput source="photos" label="Photos" accept={['image']} maxCount={3} multiple />
    </Form>,
    { provider: fakeProvider({}), uploads },
  );
  const files = ['left.jpg', 'right.jpg'].map((name) => new File(['content'], name, { type: 'image/jpeg' }));
  await userEvent
    .setup({ pointerEventsCheck: 0 })
    .upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
  await act(async () => arrive.forEach((resolve, at) => resolve({ id: `file-${at}`, name: files[at]!.name })));
  expect(screen.getByText('Open file 1')).toBeTruthy();
  expect(screen.getByText('Open file 2')).toBeTruthy();
});
