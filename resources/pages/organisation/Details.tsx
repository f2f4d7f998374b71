import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { departmentMeta } from '#generated/model/departments/meta.gen.ts';
import { VerbIcon } from '#src/ui/icons.tsx';
import { useFormats } from '#src/ui/format.ts';
import { Notice } from '#src/ui/page/Notice.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import type { RelatedDef } from '#src/ui/related/related.ts';
import RelatedLists from '#src/ui/related/RelatedLists.tsx';
import { NO_SLOTS } from '#src/ui/slots.ts';
import { Enterprise } from './Enterprise.tsx';
import type { Node } from './organisationContext.ts';

/** Related lists of a department, as on its own page. */
const RELATED: readonly RelatedDef[] = [
  { name: 'account.deptId', resource: 'accounts', field: 'deptId', perm: 'account.view', create: 'account.add' },
  { name: 'device.deptId', resource: 'devices', field: 'deptId', perm: 'device.view', create: 'device.add' },
];

interface DetailsProps {
  node: Node | null;
  onMove?: (node: Node) => void;
  /** Goes back to the tree on a narrow screen. */
  onBack?: () => void;
}

function Actions({ node, onMove }: DetailsProps & { node: Node }) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const mayEdit = useCan('department.edit');
  const edit = pathOf('departments', 'edit', node.id);
  return (
    <>
      {onMove ? (
        <Button
          variant="outlined"
          size="small"
          color="inherit"
          startIcon={<VerbIcon verb="move" />}
          onClick={() => onMove(node)}
        >
          {translate('organisation.move')}
        </Button>
      ) : null}
      {edit && mayEdit ? (
        <Button
          component={Link}
          to={edit}
          variant="outlined"
          size="small"
          color="inherit"
          startIcon={<VerbIcon verb="edit" />}
        >
          {translate('ui.edit')}
        </Button>
      ) : null}
    </>
  );
}

/** Panel of the chosen node: an enterprise, or a department with its totals, its employees and its devices. */
export function Details({ node, onMove, onBack }: DetailsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  if (!node) return <Notice title={translate('organisation.choose')} text={translate('organisation.chooseText')} />;
  if (node.kind === 'corporation') return <Enterprise node={node} onBack={onBack} />;
  const sums = [
    ['people', node.people],
    ['devices', node.devices],
    ['departments', node.children],
  ] as const;
  return (
    <section className="org-details" aria-label={node.name}>
      <header>
        {onBack ? (
          <IconButton aria-label={translate('ui.back')} onClick={onBack} edge="start">
            <ArrowBack />
          </IconButton>
        ) : null}
        <h2>{node.name}</h2>
        <div className="org-actions">
          <Actions node={node} onMove={onMove} />
        </div>
      </header>
      <dl>
        {sums.map(([key, count]) => (
          <div key={key}>
            <dt>{translate(`organisation.${key}`)}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
        <small>{translate('organisation.below')}</small>
      </dl>
      <RecordContextProvider value={{ id: node.id }}>
        <RelatedLists key={node.id} meta={departmentMeta} related={RELATED} slots={NO_SLOTS} />
      </RecordContextProvider>
    </section>
  );
}
