import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { DataProvider } from 'react-admin';

/** Data provider of the console: react-admin's methods, and `call` for every other verb. */
export interface CallingProvider extends DataProvider {
  call: (name: string, payload: unknown) => Promise<unknown>;
  /** The same for an answer that is a file. */
  download: (
    name: string,
    payload: unknown,
    options?: { signal?: AbortSignal; onBytes?: (loaded: number, total: number | null) => void },
  ) => Promise<{ blob: Blob; name: string }>;
}

/** Returns what asks for a file: `download('ad.export', {filter})`. */
export function useDownload(): CallingProvider['download'] {
  const provider = useDataProvider<CallingProvider>();
  return useCallback((name, payload) => provider.download(name, payload), [provider]);
}

/** Returns the door: `call('ad.approve', {ids})`. Errors are the transport's, with field errors in `body.errors`. */
export function useCall(): (name: string, payload: unknown) => Promise<unknown> {
  const provider = useDataProvider<CallingProvider>();
  return useCallback((name, payload) => provider.call(name, payload), [provider]);
}
