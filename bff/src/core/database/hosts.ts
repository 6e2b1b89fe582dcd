const PARTS = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/;
/** Which of several hosts is asked for, as libpq calls it. Nothing here can work with another than the primary. */
const WANTED = 'target_session_attrs';
const PRIMARY = new Set([null, 'read-write', 'primary']);

/**
 * The hosts of a database's address, each as an address of its own. Several are written as libpq writes them:
 * `postgresql://fio@a:5432,b:5433/fio?target_session_attrs=read-write`. Throws a TypeError, which says no password,
 * where that is no address, or asks for another host than the primary.
 */
export function hostsOf(address: string): readonly [URL, ...URL[]] {
  const [, scheme = '', user = '', hosts = '', rest = ''] = PARTS.exec(address) ?? [];
  const [first, ...others] = hosts.split(',').map((host, index, { length }) => {
    const url = URL.parse(`${scheme}${user}${host}${rest}`);
    if (!url || (length > 1 && !url.hostname))
      throw new TypeError(`Host ${index + 1} of the database's address is none.`);
    if (!PRIMARY.has(url.searchParams.get(WANTED)))
      throw new TypeError(`${WANTED} is read-write, or left out.`);
    url.searchParams.delete(WANTED);
    return url;
  });
  if (!first) throw new TypeError("The database's address has no host.");
  return [first, ...others];
}

/** For people: the hosts and the database, without who and with which password. */
export function withoutSecrets(address: string): string {
  const hosts = hostsOf(address);
  return `${hosts.map(({ host }) => host).join(',')}${hosts[0].pathname}`;
}
