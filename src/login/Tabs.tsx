import { useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  panel: ReactNode;
}

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
}

/** Tabs by the pattern of WAI-ARIA: one stop for Tab, arrows go between them. */
export function Tabs<Key extends string>({ label, tabs, current, onChange }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const index = tabs.findIndex(({ key }) => key === current);
    const next = (index + step + tabs.length) % tabs.length;
    onChange(tabs[next]!.key);
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus();
  };
  const shown = tabs.find(({ key }) => key === current);
  return (
    <>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className="login-tabs" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`tab-${tab.key}`}
            aria-controls="tab-panel"
            aria-selected={tab.key === current}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${current}`}>
        {shown?.panel}
      </div>
    </>
  );
}
