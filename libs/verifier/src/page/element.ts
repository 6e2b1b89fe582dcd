type Child = Node | string | null;

/** An element with its properties, attributes (`aria-…`, `data-…`, `role`, `for`) and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Readonly<Record<string, string | number | boolean | EventListener>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties))
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (typeof value === 'boolean') made.toggleAttribute(key, value);
    else made.setAttribute(key, String(value));
  made.append(...children.filter((child) => child !== null));
  return made;
}
