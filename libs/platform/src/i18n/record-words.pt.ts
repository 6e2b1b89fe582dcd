/** How Portuguese speaks of a thing. */
type Gender = 'f' | 'm';

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

/**
 * What a list and a form of records say that are plainly called by a noun: how many there are, none, a new one, changing one.
 * An area that says it otherwise writes its own behind them.
 */
export function recordWordsPt(one: string, many: string, gender: Gender) {
  const ending = gender === 'f' ? 'a' : 'o';
  return {
    count_one: `{{total}} ${one}`,
    count_other: `{{total}} ${many}`,
    'empty.title': `${gender === 'f' ? 'Nenhuma' : 'Nenhum'} ${one} ainda`,
    'empty.text': gender === 'f' ? 'Crie a primeira.' : 'Crie o primeiro.',
    create: `Nov${ending} ${one}`,
    edit: `Editar ${one}`,
    created: `${capital(one)} criad${ending}.`,
    saved: `${capital(one)} salv${ending}.`,
  };
}
