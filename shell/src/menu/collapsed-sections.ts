import { useState } from 'react';

/** Each person's own, in this browser. */
const keyOf = (person: string) => `menu.${person}`;

/** The ids of the sections that a person has closed; what can't be read is none. */
function readCollapsed(person: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Which sections of the menu are closed, kept for this person. On arriving in a section it is opened, and may be closed
 * again while one stays there.
 */
export function useCollapsedSections(person: string, current: string | undefined) {
  const [state, setState] = useState({ person: '', current, collapsed: readCollapsed(person) });
  const write = (collapsed: readonly string[]) => {
    localStorage.setItem(keyOf(person), JSON.stringify(collapsed));
    setState({ person, current, collapsed });
  };
  if (state.person !== person || state.current !== current) {
    const kept = state.person === person ? state.collapsed : readCollapsed(person);
    setState({ person, current, collapsed: kept.filter((id) => id !== current) });
  }
  const toggle = (id: string) =>
    write(
      state.collapsed.includes(id) ? state.collapsed.filter((one) => one !== id) : [...state.collapsed, id],
    );
  return { isCollapsed: (id: string) => state.collapsed.includes(id), toggle };
}
