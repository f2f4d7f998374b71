import type { WalletRecordSlots } from '#generated/console/wallet-records/slots.gen.tsx';
import { RechargeButton, WalletSummary } from './WalletSummary.tsx';

export const slots: WalletRecordSlots = { list: { above: <WalletSummary />, toolbar: <RechargeButton /> } };
