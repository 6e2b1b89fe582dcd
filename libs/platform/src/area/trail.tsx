import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { useNavigate } from '../router/index.ts';
import { useMay } from './use-may.ts';
import { type AnyRecord, type Area, pathOf, recordPath } from './area.ts';

interface Props {
  readonly area: Area;
  readonly record: AnyRecord | null;
  /** The page one is on, when it is not the record's own. */
  readonly here?: string;
}

/** Long titles would push the page's own away. */
const short = (name: string) => (name.length > 48 ? `${name.slice(0, 47).trimEnd()}…` : name);

/** The way back: the list, the record. */
export function Trail({ area, record, here }: Props) {
  const navigate = useNavigate();
  const may = useMay();
  const title = area.words()('title');
  const list = may(area.contract.list) ? { title, href: pathOf(area) } : { title };
  const own = record && {
    title: short(area.nameOf(record)),
    ...(here && area.detail && may(area.contract.get) ? { href: recordPath(area, record.id) } : {}),
  };
  return (
    <Breadcrumbs
      label={title}
      items={[list, ...(own ? [own] : []), ...(here ? [{ title: here }] : [])]}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
