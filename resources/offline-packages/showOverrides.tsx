import type { OfflinePackageSlots } from '#generated/console/offline-packages/slots.gen.tsx';
import { DownloadButton, HowTo } from './DownloadButton.tsx';

/** A package that is ready is fetched from its page (DEV-13). */
export const slots: OfflinePackageSlots = { show: { toolbar: <DownloadButton />, above: <HowTo /> } };
