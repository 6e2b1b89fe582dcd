const MAX_PAIRS = 100;
const NESTED = /^([A-Za-z_]\w*)\[([A-Za-z_]\w*)\]$/;

type Value = string | string[];

function add(target: Record<string, Value | Record<string, Value>>, name: string, value: string): void {
  const known = target[name];
  if (known === undefined) target[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else if (typeof known === 'string') target[name] = [known, value];
}

/**
 * `?page=2&f[state]=open` as data: one level of brackets, repeated names as lists. Objects without a prototype, so
 * that a name such as `__proto__` is only a name. Broken percent-encoding reads as U+FFFD and fails the schema.
 */
export function parseQuery(search: string): Record<string, unknown> {
  const query = Object.create(null) as Record<string, Value | Record<string, Value>>;
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(search)) {
    if ((pairs += 1) > MAX_PAIRS) break;
    const [, group, key] = NESTED.exec(name) ?? [];
    if (group === undefined || key === undefined) {
      add(query, name, value);
      continue;
    }
    const members = (query[group] ??= Object.create(null) as Record<string, Value>);
    if (typeof members === 'object' && !Array.isArray(members)) add(members, key, value);
    else query[name] = value;
  }
  return query;
}
