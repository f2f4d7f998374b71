import type { Change, Surface } from './change.ts';
import type { Proposal } from './migration.ts';

const TITLES: Readonly<Record<Surface, string>> = {
  call: 'Calls',
  field: 'Fields',
  table: 'Tables',
  permission: 'Permissions',
  column: 'Lists',
  state: 'States',
  action: 'Actions',
  rule: 'Rules',
  limit: 'Limits',
  error: 'Errors',
  slot: 'Overrides',
  label: 'Words',
};

/** Returns the changes as text, surface by surface; a breaking one is marked "!" and names those affected. */
export function reportOf(changes: readonly Change[], ref: string, proposal: Proposal | undefined): string {
  if (changes.length === 0) return `Nothing that the schemas say changed since ${ref}.`;
  const breaks = changes.filter((change) => change.breaks !== undefined).length;
  const sections = Object.entries(TITLES).flatMap(([surface, title]) => {
    const own = changes.filter((change) => change.surface === surface);
    return own.length === 0 ? [] : ['', title, ...own.flatMap(lines)];
  });
  return [
    `${changes.length} change${changes.length === 1 ? '' : 's'} since ${ref}, ${breaks === 0 ? 'none breaks anything' : `${breaks} break${breaks === 1 ? 's' : ''}`}.`,
    ...sections,
    ...(proposal ? ['', `Migration to look over: ${proposal.file}`, '', proposal.text.trimEnd()] : []),
  ].join('\n');
}

const lines = ({ of, says, breaks }: Change): string[] => [
  `${breaks === undefined ? ' ' : '!'} ${of}  ${says}`,
  ...(breaks === undefined ? [] : [`    breaks: ${breaks}`]),
];
