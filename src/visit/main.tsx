import { Unreached } from '../phone/Frame.tsx';
import { startPage } from '../phone/startPage.tsx';
import { createVisiting } from './visiting.ts';
import { VisitPage } from './VisitPage.tsx';
import { sayIn } from './words.ts';

startPage({
  page: (host) => <VisitPage brand={host.brand} visitingIn={(language) => createVisiting(host, language)} />,
  failed: (language, failure) => <Unreached language={language} sayIn={sayIn} failure={failure} />,
});
