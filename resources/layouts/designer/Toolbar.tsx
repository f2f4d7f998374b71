import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { alignWidgets, distributeWidgets } from '#core/layout/edit/commands.ts';
import type { Side } from '#core/layout/edit/geometry.ts';
import { useTheDesigner } from './designerContext.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { commands, SHORTCUTS, type CommandName } from './keys.ts';

interface ToolProps {
  label: string;
  glyph: GlyphName;
  isOff: boolean;
  onPress: () => void;
}

function Tool({ label, glyph, isOff, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      {/* A button that is off gets no events, and its name is wanted all the same. */}
      <span>
        <button type="button" aria-label={label} disabled={isOff} onClick={onPress}>
          <Glyph name={glyph} />
        </button>
      </span>
    </Tooltip>
  );
}

const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Returns a shortcut as this machine's keyboard has it. */
export const shownKeys = (keys: string): string => keys.replace('Mod', isMac() ? '⌘' : 'Ctrl');

const SIDES: readonly (readonly [side: Side, glyph: GlyphName])[] = [
  ['left', 'alignLeft'],
  ['center', 'alignCenter'],
  ['right', 'alignRight'],
  ['top', 'alignTop'],
  ['middle', 'alignMiddle'],
  ['bottom', 'alignBottom'],
];

/** Commands of the designer as buttons; the zoom and the keys stand at its end. */
export function Toolbar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const designer = useTheDesigner();
  const { document, chosen, history, act, isPlain } = designer;
  const count = chosen.size;
  const command = (name: CommandName, glyph: GlyphName, isOff: boolean) => {
    const keys = SHORTCUTS.find(([, which]) => which === name)?.[0];
    const label = `${translate(`designer.commands.${name}`)}${keys ? ` (${shownKeys(keys)})` : ''}`;
    return <Tool key={name} label={label} glyph={glyph} isOff={isOff} onPress={() => commands[name](designer)} />;
  };
  return (
    <div className="designer-toolbar" role="toolbar" aria-label={translate('designer.toolbar')}>
      <div>
        {command('undo', 'undo', history.past.length === 0)}
        {command('redo', 'redo', history.future.length === 0)}
      </div>
      <div>
        {command('duplicate', 'copy', count === 0)}
        {command('delete', 'delete', count === 0)}
      </div>
      {isPlain ? null : (
        <>
          <div>
            {SIDES.map(([side, glyph]) => (
              <Tool
                key={side}
                label={translate(`designer.align.${side}`)}
                glyph={glyph}
                isOff={count === 0}
                onPress={() => act(alignWidgets(document, chosen, side))}
              />
            ))}
            {(['x', 'y'] as const).map((axis) => (
              <Tool
                key={axis}
                label={translate(`designer.distribute.${axis}`)}
                glyph={axis === 'x' ? 'distributeX' : 'distributeY'}
                isOff={count < 3}
                onPress={() => act(distributeWidgets(document, chosen, axis))}
              />
            ))}
          </div>
          <div>
            {command('front', 'front', count === 0)}
            {command('back', 'back', count === 0)}
            {command('group', 'group', count < 2)}
            {command('ungroup', 'ungroup', count < 2)}
            {command('rotate', 'rotate', count === 0)}
            {command('fill', 'fill', count !== 1)}
          </div>
        </>
      )}
      <div className="designer-toolbar-end">{children}</div>
    </div>
  );
}
