import { createCasting } from './casting.ts';
import { NotLoaded, PhonePage } from './PhonePage.tsx';
import { startPage } from './startPage.tsx';

startPage({
  page: (host) => <PhonePage brand={host.brand} castingIn={(language) => createCasting(host, language)} />,
  failed: (language, failure) => <NotLoaded language={language} failure={failure} />,
});
