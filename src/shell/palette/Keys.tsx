import { commandKey } from './commandKey.ts';

/** Keys as they are printed on this keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="keys">
      {keys.map((key) => (
        <kbd key={key}>{key === 'Ctrl' ? commandKey() : key}</kbd>
      ))}
    </span>
  );
}
