import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { Icon } from '#src/ui/icons.tsx';

export type Hit = CallTypes['department.find']['output']['found'][number];

/** Search hits by name; a click on one opens the tree down to its department. */
export function Hits({ q, onChoose }: { q: string; onChoose: (hit: Hit) => void }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['departments', 'find', q],
    queryFn: () => provider.call('department.find', { q }),
    placeholderData: (before) => before,
  });
  if (!data) return null;
  if (data.found.length === 0) return <p className="org-empty">{translate('organisation.noResults')}</p>;
  return (
    <ul className="org-hits" aria-label={translate('organisation.results')}>
      {data.found.map((hit) => (
        <li key={`${hit.kind} ${hit.id}`}>
          <button type="button" onClick={() => onChoose(hit)}>
            <Icon name={hit.kind} />
            <span>
              <strong>{hit.name}</strong>
              <small>
                {translate(`organisation.kind.${hit.kind}`)}
                {hit.kind === 'department' ? null : ` · ${hit.node.name}`}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
