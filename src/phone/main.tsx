import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/base.css';
import './phone.css';
import { currentLanguage } from '../i18n/language.ts';
import { brandTokens } from '../theme/brandTokens.ts';
import { applyTokens } from '../theme/cssVariables.ts';
import { onModeChange, themeMode } from '../theme/mode.ts';
import { createCasting } from './casting.ts';
import { failedName, loadHostInTime } from './network.ts';
import { NotLoaded, PhonePage } from './PhonePage.tsx';

function start(): void {
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
      root.render(
        <StrictMode>
          <PhonePage brand={host.brand} castingIn={(language) => createCasting(host, language)} />
        </StrictMode>,
      );
    },
    (error: unknown) => root.render(<NotLoaded language={currentLanguage()} failure={failedName(error)} />),
  );
}

if (document.documentElement.dataset['old'] === undefined) start();
