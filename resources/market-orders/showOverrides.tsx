import type { MarketOrderSlots } from '#generated/console/market-orders/slots.gen.tsx';
import { PayPanel } from './PayPanel.tsx';

export const slots: MarketOrderSlots = { show: { above: <PayPanel /> } };
