import { useEffect, useMemo } from 'react';

/** Address of a chosen picture, for as long as it is chosen. */
export function useAddress(picture: File | null): string | null {
  const address = useMemo(() => (picture ? URL.createObjectURL(picture) : null), [picture]);
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}
