import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import type { Node } from './organisationContext.ts';

/** The parameter of the page's address that names the node whose details stand beside the tree. */
const NODE = 'node';

/**
 * Returns the chosen node, which the address keeps: a reload and the way back show it again; where it names none, or one
 * that is not to be seen, `first`. `way` has the ids of the nodes above it, once they are known.
 */
export function useChosen(first: Node | null) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [parameters, setParameters] = useSearchParams();
  const [pressed, setPressed] = useState<Node | null>(null);
  const id = parameters.get(NODE) ?? first?.id ?? null;
  const { data, isError } = useQuery({
    queryKey: ['departments', 'locate', id],
    queryFn: () => provider.call('department.locate', { id: id ?? '' }),
    enabled: id !== null,
    retry: false,
  });
  const known = [pressed, first].find((node) => node?.id === id) ?? null;
  return {
    chosen: data?.node ?? known ?? (isError ? first : null),
    way: data?.path,
    isLooking: id !== null && !data && !known && !isError,
    choose: (node: Node | null): void => {
      setPressed(node);
      setParameters(node ? { [NODE]: node.id } : {});
    },
  };
}
