import { useCallback, useEffect, useRef, useState } from 'react';
import type { Words } from './words.ts';

/** The PIN pad goes away when nobody touches it for so long. */
const IDLE_MS = 15_000;
/** Wrong tries after which it waits, and for how long; so long after the last one they do not count any more. */
const [TRIES, WAIT_MS] = [5, 60_000];
const DIGITS = 4;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', '⌫'];

interface Props {
  tryPin: (pin: string) => Promise<boolean>;
  words: Words;
}

interface PadProps extends Props {
  /** Wrong tries until now. */
  wrong: number;
  onWrong: () => void;
  onLeave: () => void;
}

/** Leads Tab from key to key: nothing behind the pad is reached, in engines without `inert` as well. */
function holdTab(event: KeyboardEvent, pad: HTMLElement | null): void {
  event.preventDefault();
  const keys = [...(pad?.querySelectorAll('button') ?? [])];
  const at = keys.indexOf(document.activeElement as HTMLButtonElement);
  keys.at((at + (event.shiftKey ? -1 : 1)) % keys.length)?.focus();
}

function PinPad({ tryPin, words, wrong, onWrong, onLeave }: PadProps) {
  const [typed, setTyped] = useState('');
  // Said of what was typed on this pad, not of what somebody else typed before it.
  const [isWrong, setWrong] = useState(false);
  const pad = useRef<HTMLDivElement>(null);
  const isWaiting = wrong >= TRIES;
  useEffect(() => {
    const timer = setTimeout(onLeave, IDLE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each digit begins the time anew
  }, [typed, isWaiting, onLeave]);
  const press = (key: string) => {
    if (isWaiting) return;
    if (key === '⌫') {
      setTyped(typed.slice(0, -1));
      return;
    }
    const next = `${typed}${key}`;
    setTyped(next.length < DIGITS ? next : '');
    if (next.length < DIGITS) return;
    void tryPin(next).then((isRight) => {
      setWrong(!isRight);
      if (!isRight) onWrong();
    });
  };
  useEffect(() => {
    const type = (event: KeyboardEvent) => {
      const { key } = event;
      if (key === 'Tab') holdTab(event, pad.current);
      else if (/^[0-9]$/.test(key)) press(key);
      else if (key === 'Backspace') press('⌫');
      else if (key === 'Escape') onLeave();
    };
    addEventListener('keydown', type);
    return () => removeEventListener('keydown', type);
  });
  return (
    <div ref={pad} className="lock-pad" role="dialog" aria-label={words.locked}>
      <h2>{words.locked}</h2>
      <output>{isWaiting ? words.lockWait : isWrong ? words.lockWrong : words.lockEnter}</output>
      <p className="lock-dots" aria-hidden="true">
        {Array.from({ length: DIGITS }, (_, index) => (
          <i key={index} data-on={index < typed.length || undefined} />
        ))}
      </p>
      <div className="lock-keys">
        {KEYS.map((key) =>
          key === '' ? (
            <span key="none" />
          ) : (
            <button key={key} type="button" disabled={isWaiting} onClick={() => press(key)}>
              {key}
            </button>
          ),
        )}
      </div>
    </div>
  );
}

/**
 * Keeps the keyboard out of what lies behind, in engines without `inert` as well (Chromium 102): what had the focus loses
 * it, what takes it is left again, and no key but those of the pad does anything. A page in a frame may take it by itself.
 */
function useFocusKeptOut(shield: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isOurs = (target: EventTarget | null) => target instanceof Node && shield.current?.contains(target) === true;
    const leave = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement !== document.body && !isOurs(activeElement))
        activeElement.blur();
    };
    const refuse = (event: KeyboardEvent) => {
      if (!isOurs(event.target)) event.preventDefault();
    };
    // A frame has the focus a moment after the window has lost it.
    const leaveLater = () => setTimeout(leave);
    leave();
    addEventListener('focusin', leave);
    addEventListener('blur', leaveLater);
    addEventListener('keydown', refuse, true);
    addEventListener('keyup', refuse, true);
    return () => {
      removeEventListener('focusin', leave);
      removeEventListener('blur', leaveLater);
      removeEventListener('keydown', refuse, true);
      removeEventListener('keyup', refuse, true);
    };
  }, [shield]);
}

/** Keeps everybody off the page while it is locked; a touch or a key asks for the PIN. What plays is seen through it. */
export function LockShield({ tryPin, words }: Props) {
  const [isAsking, setAsking] = useState(false);
  // Counted here: the pad that goes away takes no try with it. A while after the last one they are forgotten.
  const [wrong, setWrong] = useState(0);
  const leave = useCallback(() => setAsking(false), []);
  const count = useCallback(() => setWrong((before) => before + 1), []);
  const shield = useRef<HTMLDivElement>(null);
  useFocusKeptOut(shield);
  useEffect(() => {
    if (wrong === 0) return undefined;
    const timer = setTimeout(() => setWrong(0), WAIT_MS);
    return () => clearTimeout(timer);
  }, [wrong]);
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      event.stopImmediatePropagation();
      setAsking(true);
    };
    if (isAsking) return undefined;
    addEventListener('keydown', hold, true);
    return () => removeEventListener('keydown', hold, true);
  }, [isAsking]);
  return (
    <div ref={shield} className="lock-shield" data-testid="lock" onPointerDown={() => setAsking(true)}>
      {isAsking ? <PinPad tryPin={tryPin} words={words} wrong={wrong} onWrong={count} onLeave={leave} /> : null}
    </div>
  );
}
