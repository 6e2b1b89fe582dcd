import type { Action, PermissionArea, PermissionEntry } from '../permissions.ts';

/** What permissions are called in one language. */
export interface PermissionWords {
  /** BCP 47. */
  readonly locale: string;
  readonly area: (area: PermissionArea) => string;
  readonly action: (action: Action) => string;
}

/** Verbs that take the area's name for their object; the words of the others are whole by themselves. */
const TRANSITIVE: ReadonlySet<Action> = /* @__PURE__ */ new Set<Action>([
  ...(['list', 'view', 'create', 'edit', 'delete', 'export', 'validate', 'invalidate'] as const),
  ...(['generate', 'manage', 'run', 'unblock', 'disable_or_enable'] as const),
]);

const begun = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** `Notas fiscais` within a sentence; `IPs` and `SAC` stay as they are. */
function within(name: string, locale: string): string {
  const second = name.charAt(1);
  return second === second.toLocaleLowerCase(locale)
    ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
    : name;
}

/**
 * What permissions let one do, a sentence an area: `Listar e ver notas fiscais`, and one more for what has words of its
 * own: `Cadastros: trocar e-mail`. In the order in which the areas come.
 */
export function permissionSentences(
  entries: readonly PermissionEntry[],
  { locale, area: nameOf, action: verbOf }: PermissionWords,
): string[] {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const joined = (actions: readonly Action[]) => list.format(actions.map(verbOf));
  const areas = [...new Set(entries.map(({ permission }) => permission))];
  return areas.flatMap((area) => {
    const actions = entries.flatMap(({ permission, action }) => (permission === area ? [action] : []));
    const verbs = actions.filter((action) => TRANSITIVE.has(action));
    const others = actions.filter((action) => !TRANSITIVE.has(action));
    return [
      ...(verbs.length > 0 ? [`${begun(joined(verbs), locale)} ${within(nameOf(area), locale)}`] : []),
      ...(others.length > 0 ? [`${nameOf(area)}: ${joined(others)}`] : []),
    ];
  });
}
