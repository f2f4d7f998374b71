import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { Profile } from './personal/Profile.tsx';
import { personalSentences } from './personal/sentences.ts';

/** One's own profile where the console has no personal centre: advertisers and agents (SES-19). */
export default function OwnProfile() {
  const translate = useSentences(personalSentences);
  return (
    <>
      <PageHeader title={translate('menu.pages.ownProfile')} />
      <Profile />
    </>
  );
}
