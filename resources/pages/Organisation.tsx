import InputAdornment from '@mui/material/InputAdornment';
import Search from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useCan } from '#src/ui/permission.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { CreateDepartment } from './organisation/CreateDepartment.tsx';
import { Details } from './organisation/Details.tsx';
import { MoveDialog } from './organisation/MoveDialog.tsx';
import { Hits, type Hit } from './organisation/Search.tsx';
import { organisationSentences } from './organisation/sentences.ts';
import { Tree } from './organisation/Tree.tsx';
import { OrganisationContext, type Node, type TreeContext } from './organisation/organisationContext.ts';
import { useChosen } from './organisation/useChosen.ts';
import './organisation/organisation.css';

/** The enterprise as a tree of departments with their employees and devices, searched by any of their names (ENT-02). */
export default function Organisation() {
  const translate = useSentences(organisationSentences);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const mayMove = useCan('department.edit');
  const { me } = useSurroundings();
  /** Node shown beside the tree at first: one's own enterprise. */
  const [first, setFirst] = useState<Node | null>(null);
  const { chosen, choose, way, isLooking } = useChosen(isNarrow ? null : first);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(way);
  if (way && way !== shown) {
    setShown(way);
    setExpanded((now) => new Set([...now, ...way]));
  }
  const [moving, setMoving] = useState<{ node: Node; to: Node | null } | null>(null);
  const [q, setQ] = useState('');
  const asked = useDeferredValue(q.trim());
  const context = useMemo(
    (): TreeContext => ({
      chosen,
      expanded,
      choose,
      // Opened as far as the first department.
      begin: (top) => {
        const own = top.find(({ id }) => id === me?.corpId) ?? top[0];
        if (!own) return;
        setExpanded((now) => new Set([...now, own.id]));
        setFirst((now) => now ?? own);
      },
      toggle: (id, isOpen) =>
        setExpanded((now) => new Set(isOpen ? [...now, id] : [...now].filter((each) => each !== id))),
      ...(mayMove ? { move: (node: Node, to: Node | null) => setMoving({ node, to }) } : {}),
    }),
    [chosen, choose, expanded, mayMove, me?.corpId],
  );
  const open = ({ node, path }: Hit) => {
    setExpanded((now) => new Set([...now, ...path]));
    choose(node);
    setQ('');
  };
  const details = isLooking ? (
    <RecordSkeleton />
  ) : (
    <Details
      node={chosen}
      onMove={context.move ? (node) => setMoving({ node, to: null }) : undefined}
      onBack={isNarrow ? () => choose(null) : undefined}
    />
  );
  return (
    <OrganisationContext value={context}>
      <PageHeader title={translate('menu.pages.organisation')} actions={<CreateDepartment below={chosen} />} />
      <div className="org">
        {isNarrow && (chosen || isLooking) ? null : (
          <div className="org-side">
            <TextField
              value={q}
              onChange={(event) => setQ(event.target.value)}
              placeholder={translate('organisation.search')}
              size="small"
              fullWidth
              slotProps={{
                htmlInput: { 'aria-label': translate('organisation.search'), type: 'search', maxLength: 60 },
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <Search fontSize="small" aria-hidden />
                    </InputAdornment>
                  ),
                },
              }}
            />
            {asked ? <Hits q={asked} onChoose={open} /> : null}
            {/* Kept while one searches: what was open stays so. */}
            <div hidden={asked !== ''}>
              <Tree />
            </div>
          </div>
        )}
        {isNarrow && !chosen && !isLooking ? null : <div className="org-main">{details}</div>}
      </div>
      {moving ? <MoveDialog {...moving} onClose={() => setMoving(null)} /> : null}
    </OrganisationContext>
  );
}
