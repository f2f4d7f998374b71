import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/base.css';
import './phone.css';
import { currentLanguage } from '../i18n/language.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { brandTokens } from '../theme/brandTokens.ts';
import { applyTokens } from '../theme/cssVariables.ts';
import { onModeChange, themeMode } from '../theme/mode.ts';
import type { Host } from '../transport/host.ts';
import { failedName, loadHostInTime } from './network.ts';

interface Pages {
  page: (host: Host) => ReactElement;
  /** Page if the server's settings cannot be loaded. */
  failed: (language: Language, failure: ReturnType<typeof failedName>) => ReactElement;
}

/** Draws a page of somebody without account, in the colours of the host, where the browser is one that it is made for. */
export function startPage({ page, failed }: Pages): void {
  if (document.documentElement.dataset['old'] !== undefined) return;
  // Tells public/boot.js that the scripts have loaded and run.
  document.documentElement.dataset['started'] = 'true';
  const root = createRoot(document.getElementById('root')!);
  let accent: string | undefined;
  const dress = (): void => applyTokens(brandTokens(themeMode(), accent), themeMode());
  dress();
  onModeChange(dress);
  loadHostInTime().then(
    (host) => {
      ({ accent } = host.brand);
      dress();
      root.render(<StrictMode>{page(host)}</StrictMode>);
    },
    (error: unknown) => root.render(failed(currentLanguage(), failedName(error))),
  );
}
