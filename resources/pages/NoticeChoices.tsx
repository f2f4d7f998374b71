import { useTranslate } from 'react-admin';
import { noticeSettingForm } from '#generated/console/notice-settings/NoticeSettingForm.gen.tsx';
import { SettingForm } from '#src/ui/form/SettingForm.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { usePathOf } from '#src/ui/paths.ts';

/** Which notices an advertiser gets by mail as well (UI-12). */
export default function NoticeChoices() {
  const translate = useTranslate();
  const notices = usePathOf()('notices', 'list') ?? '/';
  return (
    <>
      <PageHeader title={translate('menu.pages.noticeChoices')} back={notices} />
      <SettingForm def={noticeSettingForm} back={notices} />
    </>
  );
}
