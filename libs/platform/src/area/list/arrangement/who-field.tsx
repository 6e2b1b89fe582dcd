import { VIEW_AUDIENCES, type ViewAudience } from '@fio/contracts/admin/list-views';
import { ADMIN_TYPES } from '@fio/contracts/permissions';
import { SelectField } from '@fio/design-system/fields';
import { useAreaWords } from '../../area-words.ts';

interface Props {
  readonly label: string;
  readonly value: ViewAudience | null;
  readonly onChange: (audience: ViewAudience | null) => void;
  readonly error?: string | undefined;
}

const OWNER = 'owner';

/** Who sees a saved filter: its owner, all who open the list, or those of one type of access. */
export function WhoField({ value, onChange, ...rest }: Props) {
  const t = useAreaWords();
  const data = [
    { value: OWNER, label: t('views.who.owner') },
    { value: 'everyone', label: t('views.who.everyone') },
    ...ADMIN_TYPES.map((type) => ({
      value: type,
      label: t('views.who.type', { type: t(`type.${type}`) }),
    })),
  ];
  const choose = (chosen: string) => onChange(VIEW_AUDIENCES.find((one) => one === chosen) ?? null);
  return <SelectField {...rest} data={data} value={value ?? OWNER} onChange={choose} />;
}
