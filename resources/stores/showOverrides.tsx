import type { StoreSlots } from '#generated/console/stores/slots.gen.tsx';
import { RemoteLink } from '../parts/RemoteLink.tsx';
import { ReportLink } from '../parts/ReportLink.tsx';

/** A store leads to the control of its screens, and to what they played. */
export const slots: StoreSlots = {
  show: {
    toolbar: (
      <>
        <RemoteLink base="/store_manage/remote_control" />
        <ReportLink by="store" />
      </>
    ),
  },
};
