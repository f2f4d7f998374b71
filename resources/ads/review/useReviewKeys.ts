import { useEffect, useMemo, useRef } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useCommands } from '#src/ui/commands.ts';

/** Commands of the review's keys. */
export interface ReviewKeys {
  next: () => void;
  previous: () => void;
  /** Plays the video, or goes to the next material. */
  play: () => void;
  part: (at: number) => void;
  approve?: () => void;
  reject?: () => void;
}

/** Time after "g" in which a letter is a jump of the console. */
const JUMP_MS = 1500;

const TAKEN = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
const OWN_SPACE = 'button, a, summary, video, input';

const isOver = (): boolean => document.querySelector('[role="menu"], [role="dialog"]:not(.review-full)') !== null;

/** Returns the command of a key. */
function commandOf({ key, target }: KeyboardEvent, keys: ReviewKeys): (() => void) | undefined {
  if (key === 'j' || key === 'ArrowDown') return keys.next;
  if (key === 'k' || key === 'ArrowUp') return keys.previous;
  if (key === 'a') return keys.approve;
  if (key === 'd') return keys.reject;
  if (key === ' ') return target instanceof Element && target.closest(OWN_SPACE) ? undefined : keys.play;
  return /^[1-9]$/.test(key) ? () => keys.part(Number(key) - 1) : undefined;
}

/** Listens to the review's keys while the page is open, and adds them to the palette and the key list. */
export function useReviewKeys(keys: ReviewKeys): void {
  const translate = useTranslate();
  const jumpAt = useRef(-JUMP_MS);
  const press = useEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
    const isJump = timeStamp - jumpAt.current <= JUMP_MS;
    jumpAt.current = key === 'g' ? timeStamp : -JUMP_MS;
    if (ctrlKey || metaKey || altKey || isJump || isOver()) return;
    if (target instanceof Element && target.closest(TAKEN) && !target.closest('.review-full')) return;
    const command = commandOf(event, keys);
    if (!command) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
  const run = useEvent((name: 'next' | 'previous' | 'play' | 'approve' | 'reject') => keys[name]?.());
  const [mayApprove, mayReject] = [keys.approve !== undefined, keys.reject !== undefined];
  const commands = useMemo(
    () =>
      (
        [
          ['next', ['j', '↓']],
          ['previous', ['k', '↑']],
          ['play', ['Space']],
          ['part', ['1', '9']],
          ...(mayApprove ? [['approve', ['a']] as const] : []),
          ...(mayReject ? [['reject', ['d']] as const] : []),
        ] as const
      ).map(([name, caps]) => ({
        key: `review.${name}`,
        label: translate(`ads.review.keys.${name}`),
        keys: caps,
        run: () => (name === 'part' ? keys.part(0) : run(name)),
      })),
    // `keys` is new at each render; a command reads it when it runs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for that reason
    [translate, mayApprove, mayReject, run],
  );
  useCommands(commands);
}
