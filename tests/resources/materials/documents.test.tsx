import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { addPicture } from '#tests/support/library.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { rowOf, setRow } from '#tests/support/rows.ts';

let server: TestApp;
let id: string;
let file: string;
beforeAll(async () => {
  server = await buildTestApp();
  id = await addPicture(server, server.personas.owner);
  file = String((await rowOf(server, 'material', id))?.['file']);
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

/** Opens the page of a document of this format. */
async function open(format: string, language: 'en_us' | 'zh_cn' = 'en_us') {
  const size = 2_500_000;
  const document = { type: 'document', format, name: `Menu of ${format}`, size, width: null, height: null };
  await setRow(server, 'material', id, { ...document, thumbnail: null, playable: false });
  await renderConsole(server, server.personas.owner, { path: `/materials/${id}/show`, language });
  await screen.findByRole('heading', { level: 1, name: document.name });
}

describe('a document in the library [MAT-02]', () => {
  test('is read in place where it is a PDF and the browser has a reader', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    await open('pdf');
    expect((await screen.findByTitle<HTMLIFrameElement>('Menu of pdf')).src).toMatch(new RegExp(`/media/${file}$`));
    expect(screen.queryByText('Unable to preview')).toBeNull();
  });

  test('is offered for download where the browser has none', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    await open('pdf');
    expect(await screen.findByText('Unable to preview')).toBeTruthy();
    expect(screen.queryByTitle('Menu of pdf')).toBeNull();
  });

  test.each([
    ['docx', 'en_us', 'Word · DOCX · 2.4 MB', /Download it and open it/, 'Download'],
    ['xlsx', 'zh_cn', 'Excel · XLSX · 2.4 MB', /请下载后用对应的软件打开/, '下载'],
    ['ppt', 'en_us', 'PowerPoint · PPT · 2.4 MB', /Download it and open it/, 'Download'],
  ] as const)('of %s says what it is and how it is opened (%s)', async (format, language, facts, how, download) => {
    await open(format, language);
    const status = within((await screen.findByText(facts)).closest<HTMLElement>('[role="status"]')!);
    expect(status.getByText(`Menu of ${format}`)).toBeTruthy();
    expect(status.getByText(how)).toBeTruthy();
    const link = status.getByRole<HTMLAnchorElement>('link', { name: download });
    expect(decodeURIComponent(link.href)).toContain(`/media/${file}?name=Menu+of+${format}`);
  });
});
