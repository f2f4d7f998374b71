import { useEffect, useState } from 'react';

export const sectionId = (name: string): string => `form-section-${name}`;

/** Part of the window in which a section counts as current: its upper third. */
const READ = '-72px 0px -60% 0px';

/** Returns the first section that is in view; the one before while none is. */
export function useSectionInView(names: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(names[0]);
  const key = names.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = order.find((name) => seen.has(sectionId(name)));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READ },
    );
    for (const name of order) {
      const section = document.getElementById(sectionId(name));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
