import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/base.css';
import { fetchSide, firstSide, Front } from './Front.tsx';
import { currentLanguage, languageTag } from './i18n/language.ts';
import { createGround } from './providers/ground.ts';
import { createSessionStore } from './providers/session.ts';
import { BootFailure } from './shell/BootFailure.tsx';
import { applyBrand } from './theme/applyBrand.ts';
import { brandTokens } from './theme/brandTokens.ts';
import { applyTokens } from './theme/cssVariables.ts';
import { themeMode } from './theme/mode.ts';
import { loadHost } from './transport/host.ts';

function start(): void {
  /** Says to public/boot.js that the scripts came and run. */
  document.documentElement.dataset['started'] = 'true';
  const language = currentLanguage();
  const root = createRoot(document.getElementById('root')!);
  document.documentElement.lang = languageTag(language);
  applyTokens(brandTokens(themeMode()), themeMode());
  fetchSide(createSessionStore().token() !== null);
  loadHost().then(
    (host) => {
      applyTokens(brandTokens(themeMode(), host.brand.accent), themeMode());
      applyBrand(host.brand);
      const ground = createGround(host, language);
      root.render(
        <StrictMode>
          <Front ground={ground} first={firstSide(ground)} notice={ground.store.takeNotice()} />
        </StrictMode>,
      );
    },
    () => root.render(<BootFailure language={language} />),
  );
}

// Where the browser is too old for it, public/boot.js has said so (SES-15).
if (document.documentElement.dataset['old'] === undefined) start();

// Alt-click says which schema line made a part of the page; nothing of it is in a build.
if (import.meta.env.DEV) void import('./inspect/inspect.ts').then(({ inspect }) => inspect());
