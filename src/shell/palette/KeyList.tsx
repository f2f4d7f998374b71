import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useCommandBook } from '../../ui/commands.ts';
import { focusOnMount } from '../../ui/useFocusOnMount.ts';
import { usePlace } from '../usePlace.ts';
import { Keys } from './Keys.tsx';
import { useSentences } from '../../ui/sentences.ts';
import { keySentences } from './sentences.ts';
import './Palette.css';

const EVERYWHERE = [
  { keys: ['Ctrl', 'K'], label: 'shell.keys.palette' },
  { keys: ['?'], label: 'shell.keys.keys' },
  { keys: ['Esc'], label: 'shell.keys.close' },
] as const;

const ON_LISTS = [
  { keys: ['/'], label: 'shell.keys.search' },
  { keys: ['c'], label: 'shell.keys.create' },
] as const;

const ON_FORMS = [{ keys: ['Ctrl', 'S'], label: 'shell.keys.save' }] as const;

interface Line {
  keys: readonly string[];
  text: string;
}

function Lines({ heading, lines }: { heading: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3>{heading}</h3>
      <dl>
        {lines.map(({ keys, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** All keys of the console, with the jumps that this session has (?). */
export default function KeyList({ onClose }: { onClose: () => void }) {
  const translate = useSentences(keySentences);
  const titleId = useId();
  const { sections } = usePlace();
  const said = (lines: readonly { keys: readonly string[]; label: string }[]) =>
    lines.map(({ keys, label }) => ({ keys, text: translate(label) }));
  const onPage = (useCommandBook()?.all() ?? []).flatMap(({ keys, label }) => (keys ? [{ keys, text: label }] : []));
  const jumps = sections
    .flatMap(({ entries }) => entries)
    .flatMap(({ jump, label }) => (jump ? [{ keys: ['g', jump], text: translate(label, { smart_count: 2 }) }] : []));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate('shell.palette.keys')}</DialogTitle>
      <DialogContent className="key-list" tabIndex={0}>
        {onPage.length > 0 ? <Lines heading={translate('shell.keys.onPage')} lines={onPage} /> : null}
        <Lines heading={translate('shell.keys.everywhere')} lines={said(EVERYWHERE)} />
        <Lines heading={translate('shell.keys.onLists')} lines={said(ON_LISTS)} />
        <Lines heading={translate('shell.keys.onForms')} lines={said(ON_FORMS)} />
        <Lines heading={translate('shell.keys.jumps')} lines={jumps} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} ref={focusOnMount}>
          {translate('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
