import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { noticeSettingForm } from '#generated/console/notice-settings/NoticeSettingForm.gen.tsx';
import { softwareSettingForm } from '#generated/console/software-settings/SoftwareSettingForm.gen.tsx';
import { warningSettingForm } from '#generated/console/warning-settings/WarningSettingForm.gen.tsx';
import { SettingForm } from '#src/ui/form/SettingForm.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { useMay } from '#src/ui/permission.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { PasswordForm } from './personal/PasswordForm.tsx';
import { Profile } from './personal/Profile.tsx';
import { RemoteTips } from './personal/RemoteTips.tsx';
import { personalSentences } from './personal/sentences.ts';

const PARTS = ['profile', 'password', 'software', 'warning', 'notices', 'remote'] as const;
type Part = (typeof PARTS)[number];

const PATH = '/personal_center';

/** Password form that is empty again after each change. */
function Password() {
  const [changes, setChanges] = useState(0);
  return <PasswordForm key={changes} onDone={() => setChanges(changes + 1)} />;
}

/** Form for software start and stop on the screens of one's enterprise: whoever operates them sets it. */
function Software() {
  const { me } = useSurroundings();
  return <SettingForm def={softwareSettingForm} back={PATH} filter={{ corpId: me?.corpId }} />;
}

function partOf(part: Part) {
  switch (part) {
    case 'profile':
      return <Profile permissions={`${PATH}/permissions`} />;
    case 'password':
      return <Password />;
    case 'software':
      return <Software />;
    case 'warning':
      return <SettingForm def={warningSettingForm} back={PATH} />;
    case 'notices':
      return <SettingForm def={noticeSettingForm} back={PATH} />;
    case 'remote':
      return <RemoteTips />;
  }
}

/** The personal centre (ME-01, ME-02): profile, password, warnings, notices, and how a screen is controlled from afar. */
export default function PersonalCentre() {
  const translate = useSentences(personalSentences);
  const [search] = useSearchParams();
  const asked = search.get('part');
  const maySetUp = useMay(softwareSettingForm.meta, 'edit');
  const parts = PARTS.filter((one) => one !== 'software' || maySetUp);
  const part = parts.find((one) => one === asked) ?? 'profile';
  return (
    <>
      <PageHeader title={translate('menu.pages.personalCentre')} />
      <Tabs
        value={part}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={translate('menu.pages.personalCentre')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {parts.map((one) => (
          <Tab
            key={one}
            value={one}
            component={Link}
            to={one === 'profile' ? PATH : `${PATH}?part=${one}`}
            label={translate(`personal.parts.${one}`)}
          />
        ))}
      </Tabs>
      {partOf(part)}
    </>
  );
}
