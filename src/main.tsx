import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/base.css';
import { fetchSide, firstSide, Front } from './Front.tsx';
import { currentLanguage, languageTag } from './i18n/language.ts';
import { createAppServices, type AppServices } from './providers/appServices.ts';
import { createSessionStore, type Session } from './providers/session.ts';
import { loadUserInfo } from './providers/userInfo.ts';
import { BootFailure } from './shell/BootFailure.tsx';
import { applyBrand } from './theme/applyBrand.ts';
import { brandTokens } from './theme/brandTokens.ts';
import { applyTokens } from './theme/cssVariables.ts';
import { themeMode } from './theme/mode.ts';
import { loadHost } from './transport/host.ts';

/** Requests the signed-in user while the console's script loads; the console handles an error. */
function askUserInfo({ client, store }: AppServices): Promise<Session> {
  const asked = loadUserInfo(client, store);
  asked.catch(() => undefined);
  return asked;
}

function start(): void {
  /** Tells public/boot.js that the scripts have loaded and run. */
  document.documentElement.dataset['started'] = 'true';
  const language = currentLanguage();
  const root = createRoot(document.getElementById('root')!);
  document.documentElement.lang = languageTag(language);
  applyTokens(brandTokens(themeMode()), themeMode());
  const script = fetchSide(createSessionStore().token() !== null);
  loadHost().then(
    async (host) => {
      applyTokens(brandTokens(themeMode(), host.brand.accent), themeMode());
      applyBrand(host.brand);
      const services = createAppServices(host, language);
      const first = firstSide(services);
      const arriving = first === 'console' ? askUserInfo(services) : undefined;
      // If React renders a lazy part before its script is there, it delays it, even when the script comes at once.
      await script;
      root.render(
        <StrictMode>
          <Front services={services} first={first} notice={services.store.takeNotice()} arriving={arriving} />
        </StrictMode>,
      );
    },
    () => root.render(<BootFailure language={language} />),
  );
}

// In a browser that is too old public/boot.js has shown a message (SES-15).
if (document.documentElement.dataset['old'] === undefined) start();

// Alt-click shows the schema line that made a part of the page; a build has none of it.
if (import.meta.env.DEV) void import('./inspect/inspect.ts').then(({ inspect }) => inspect());
