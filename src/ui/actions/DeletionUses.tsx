import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppLink } from '../AppLink.tsx';
import { useFormats } from '../format.ts';
import { usePathOf } from '../paths.ts';
import { useSentences } from '../sentences.ts';
import { deletionSentences } from './sentences.ts';
import type { Deletable, Keepers, Refused, Use } from './useDeletable.ts';

interface DeletionUsesProps extends Pick<Deletable, 'uses' | 'refused' | 'isUnknown'> {
  /** Number of those that can be deleted. */
  free: number;
  nameOf: (id: string) => string;
}

/** Returns what lists kinds of records with their numbers: "Ad × 1, Device × 3". */
function useKinds(): (uses: readonly Use[]) => string {
  const translate = useSentences(deletionSentences);
  const { number } = useFormats();
  return (uses) =>
    uses
      .map(({ entity, count }) => `${translate(`entities.${entity}`)} × ${number(count)}`)
      .join(translate('ui.comma'));
}

/** Says before a deletion what keeps the records, with links to it, and what loses those that can be deleted (UI-09). */
export function DeletionUses({ uses, refused, isUnknown, free, nameOf }: DeletionUsesProps) {
  const translate = useSentences(deletionSentences);
  const kinds = useKinds();
  if (isUnknown) return <Typography color="text.secondary">{translate('ui.deletion.unknown')}</Typography>;
  const [only] = refused;
  return (
    <Box role="status" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {only && refused.length === 1 && free === 0 ? <Kept refused={only} /> : null}
      {refused.length + free > 1 && only ? (
        <>
          <Typography>{translate(free > 0 ? 'ui.deletion.some' : 'ui.deletion.none', { n: free })}</Typography>
          {refused.map((one) => (
            <Box key={one.id} sx={{ mt: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{nameOf(one.id)}</Typography>
              <Kept refused={one} />
            </Box>
          ))}
        </>
      ) : null}
      {uses.length > 0 ? (
        <Typography color="warning.main" sx={{ mt: only ? 1 : 0 }}>
          {translate('ui.deletion.lost', { list: kinds(uses) })}
        </Typography>
      ) : null}
    </Box>
  );
}

/** Why one record stays: the records that keep it, or the words of the refusal. */
function Kept({ refused: { uses, message } }: { refused: Refused }) {
  const translate = useSentences(deletionSentences);
  const kinds = useKinds();
  if (uses.length === 0) return <Typography color="warning.main">{message}</Typography>;
  const named = uses.flatMap((keepers) => keepers.named.map((one) => ({ ...one, keepers })));
  const more = uses.reduce((sum, { count }) => sum + count, 0) - named.length;
  return (
    <>
      <Typography color="warning.main">
        {translate(named.length > 0 ? 'ui.deletion.kept' : 'ui.deletion.keptUnseen', { list: kinds(uses) })}
      </Typography>
      {named.length > 0 ? (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {named.map(({ id, name, keepers }) => (
            <li key={`${keepers.entity} ${id}`}>
              <KeeperLink keepers={keepers} id={id} name={name} />
            </li>
          ))}
          {more > 0 ? (
            <Box component="li" sx={{ color: 'text.secondary' }}>
              {translate('ui.deletion.more', { n: more })}
            </Box>
          ) : null}
        </Box>
      ) : null}
    </>
  );
}

function KeeperLink({ keepers, id, name }: { keepers: Keepers; id: string; name: string }) {
  const path = usePathOf()(keepers.resource, 'show', id);
  if (path === null) return name;
  return (
    <AppLink href={path} className="field-link">
      {name}
    </AppLink>
  );
}
