import { useQuery } from '@tanstack/react-query';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { useCan } from '#src/ui/permission.ts';
import { useCall } from '#src/ui/useCall.ts';

type WalletInfo = CallTypes['wallet.info']['output'];

export const WALLET_KEY = ['wallet', 'info'] as const;

/** Returns the wallet of one's enterprise; nothing for who may not see the finance centre. */
export function useWallet() {
  const call = useCall();
  const may = useCan('finance');
  return useQuery({
    queryKey: WALLET_KEY,
    queryFn: async () => (await call('wallet.info', {})) as WalletInfo,
    enabled: may,
  });
}
